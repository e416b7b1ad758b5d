import { basename, dirname, extname } from 'node:path'
import { isShared } from './manualChunks.mjs'

/** A chunk that is loaded by `import()` bears the name of its module; an `index` that of its folder or package. */
export function nameOf(id) {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
  if (library) return library.replace('/', '-')
  const name = basename(id, extname(id))
  return name === 'index' ? basename(dirname(id)) : name
}

/** What rollup splits off by itself is nobody's own: no island or dialog may be mistaken for it. */
export function chunkName({ name, facadeModuleId, moduleIds, isDynamicEntry, isEntry }) {
  if (isEntry || isShared(name)) return name
  // A chunk that other chunks import from, too, has lost its facade.
  const own = facadeModuleId ?? moduleIds.find((id) => basename(id, extname(id)) === name)
  return isDynamicEntry && own ? nameOf(own) : `shared-${name}`
}

/** Fails the build where two things would answer to one name. */
export function mustDiffer(named, fail) {
  const seen = new Map()
  for (const [name, what] of named) {
    if (seen.has(name)) fail(`two chunks are named "${name}": ${seen.get(name)} and ${what}; rename one`)
    seen.set(name, what)
  }
}
