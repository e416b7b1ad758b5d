/** The results that a later build reads, and the build that writes each. */
const HANDED_ON_BY = {
  modules: "the islands' build",
  chunks: "the islands' build",
  overview: "the islands' build",
  prerenderFiles: 'the build of what is drawn before React',
}

/**
 * What the builds of one run hand on to each other: `modules`, which loads a module of ours as TypeScript wrote it;
 * `chunks`, by source module the chunk with all that it imports; `overview`, what `build/chunks.json` holds; `prerenderFiles`,
 * by island the files that draw it before React. Reading what no build has handed on yet fails, so that builds in the
 * wrong order fail, too.
 */
export function buildResults() {
  const results = new Map()
  return {
    handOn: (name, result) => void results.set(name, result),
    /** Returns a result; undefined if its build has not run yet. */
    find: (name) => results.get(name),
    /** @param reader is named in the error */
    read(name, reader) {
      if (results.has(name)) return results.get(name)
      throw new Error(`${reader} needs "${name}" of ${HANDED_ON_BY[name]}, which has not run`)
    },
  }
}
