import { basename, dirname, extname } from 'node:path'
import MagicString from 'magic-string'
import { isShared } from './manualChunks.mjs'
import { maps } from './maps.mjs'

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

/** What a script in the format `system` begins with: a mark for V8, and the files that it imports. */
const BEGINNING = /^(\/\/#.*\n)?\s*System\.register\(\[([^\]]*)\],\s*\(?(?=function)/

/**
 * Makes a module of a script in the format `system`: it exports the names of the scripts that it imports, and the function
 * that makes its exports (`src/host/loading/linkScript.ts`). Its file name then depends on nothing but itself, so a change
 * renames only what it changes.
 * @param nameOfChunk returns the name of a script by its chunk
 */
export const importsByName = (nameOfChunk = chunkName) => ({
  name: 'imports-by-name',
  renderChunk(code, _, __, { chunks }) {
    const [beginning, mark = '', imports] =
      BEGINNING.exec(code) ?? this.error('no script in the format system')
    const fileOf = (specifier) => `chunks/${specifier.slice(specifier.lastIndexOf('/') + 1, -1)}`
    const names = imports ? imports.split(',').map((one) => nameOfChunk(chunks[fileOf(one.trim())])) : []
    const edits = new MagicString(code)
    // V8 compiles a function in parentheses at once.
    edits.update(0, beginning.length, `${mark}export default[${JSON.stringify(names)},(`)
    edits.update(code.lastIndexOf('}') + 1, code.length, ')];')
    return { code: edits.toString(), map: maps ? edits.generateMap({ hires: true }) : null }
  },
  /** Scripts of a circle would wait for each other. */
  generateBundle(_, bundle) {
    const isWhole = new Set()
    const follow = (file, path) => {
      if (path.includes(file)) this.error(`scripts import each other: ${[...path, file].join(' > ')}`)
      if (isWhole.has(file)) return
      for (const next of bundle[file].imports) follow(next, [...path, file])
      isWhole.add(file)
    }
    for (const { type, fileName } of Object.values(bundle)) if (type === 'chunk') follow(fileName, [])
  },
})
