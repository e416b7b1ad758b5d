/** The results that a later build reads, and the build that writes each. */
const HANDED_ON_BY = {
  modules: "the islands' build",
  chunks: "the islands' build",
  overview: "the islands' build",
  prerenderFiles: 'the build of what is drawn before React',
}

/**
 * Passes results between the builds of one run: `modules`, which loads a module of ours as TypeScript wrote it;
 * `chunks`, the chunk of each source module with all of its imports; `overview`, the content of `build/chunks.json`;
 * `prerenderFiles`, the files that draw each island before React. Reading a result that no build has written yet fails,
 * so that builds in the wrong order fail, too.
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
