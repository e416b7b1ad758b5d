import { createHash } from 'node:crypto'
import { basename, dirname, extname } from 'node:path'
import MagicString from 'magic-string'
import { edit, maps } from './edit.mjs'
import { isShared } from './manualChunks.mjs'

/** Returns the name of a chunk that is loaded by `import()`: that of its module or, for an `index`, of its folder or package. */
export function nameOf(id) {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
  if (library) return library.replace('/', '-')
  const name = basename(id, extname(id))
  return name === 'index' ? basename(dirname(id)) : name
}

/**
 * Returns the name of a chunk. One that Rollup splits off by itself gets a prefix, so that it is not taken for an
 * island or a dialog.
 */
export function chunkName({ name, facadeModuleId, moduleIds, isDynamicEntry, isEntry }) {
  if (isEntry || isShared(name)) return name
  // A chunk that other chunks import from, too, has lost its facade.
  const own = facadeModuleId ?? moduleIds.find((id) => basename(id, extname(id)) === name)
  return isDynamicEntry && own ? nameOf(own) : `shared-${name}`
}

/** Fails the build if two things have the same name. */
export function mustDiffer(named, fail) {
  const seen = new Map()
  for (const [name, what] of named) {
    if (seen.has(name)) fail(`two chunks are named "${name}": ${seen.get(name)} and ${what}; rename one`)
    seen.set(name, what)
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** @returns two letters or more that are always the same for a text */
const lettersOf = (text, length) =>
  [...createHash('sha256').update(text).digest().subarray(0, length)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')

/**
 * @param own names by which `import()` and the loader know an export: they stay
 * @returns the short name of each export of a script by its long one, and of nothing else
 */
function shortNames(exports, own) {
  const names = new Map(own.map((name) => [name, name]))
  const taken = new Set(own)
  for (const name of exports.filter((one) => !names.has(one)).toSorted()) {
    let length = 2
    while (taken.has(lettersOf(name, length))) length++
    names.set(name, lettersOf(name, length))
    taken.add(names.get(name))
  }
  return names
}

/** The short names by chunk: many others may import from it. */
const namesByChunk = new WeakMap()

/** The file that `renderDynamicImport` has left in a comment. */
const LOADED_FILE = /\/\*'(.*)'\*\/\)$/

/**
 * Renames in a script of the format `system` what depends on the rest of the build, before the minifier counts letters. The
 * scripts that it imports stand there by name, not by file. What scripts export to each other has a short name made of the
 * long one: Rollup's own (`minifyInternalExports`) are numbers, which one island more gives anew.
 * @param nameOfChunk returns the name of a script by its chunk
 */
export const stableNames = (nameOfChunk = chunkName) => ({
  name: 'stable-names',
  renderChunk(code, chunk, _, { chunks }) {
    const chunkOf = (specifier) => chunks[`chunks/${basename(specifier)}`]
    const shortNamesOf = (one) => {
      const { exports, facadeModuleId } = one
      if (!namesByChunk.has(one)) {
        const own = facadeModuleId === null ? [] : this.getModuleInfo(facadeModuleId).exports
        namesByChunk.set(one, shortNames(exports, own))
      }
      return namesByChunk.get(one)
    }
    const ast = this.parse(code)
    const [imports, define] = ast.body[0].expression.arguments
    const [{ name: provide } = {}] = define.params
    const { argument } = define.body.body.find(({ type }) => type === 'ReturnStatement')
    const setters = argument.properties.find(({ key }) => key.name === 'setters')?.value.elements ?? []
    const imported = imports.elements.map(({ value }) => shortNamesOf(chunkOf(value)))
    const provided = shortNamesOf(chunk)
    return edit(code, ast, (node, edits) => {
      const rename = ({ start, end }, names, long, quote = '') => {
        const short = names.get(long) ?? this.error(`${chunk.fileName}: no script exports ${long}`)
        edits.update(start, end, quote + short + quote)
      }
      if (node === imports)
        for (const { start, end, value } of imports.elements)
          edits.update(start, end, JSON.stringify(nameOfChunk(chunkOf(value))))
      if (node.type === 'MemberExpression') {
        const from = setters.findIndex((setter) => setter?.start < node.start && node.end < setter.end)
        if (from >= 0) rename(node.property, imported[from], node.property.name)
      }
      if (node.type !== 'CallExpression') return
      const [first] = node.arguments
      if (provide && node.callee.name === provide)
        if (first.type === 'Literal') rename(first, provided, first.value, '"')
        else for (const { key } of first.properties) rename(key, provided, key.name)
      // A module without a script of its own is an export of the script that contains it.
      if (node.callee.property?.name !== 'then' || first.type !== 'FunctionExpression') return
      const { start, end } = node.callee.object
      const [, file] = LOADED_FILE.exec(code.slice(start, end)) ?? []
      if (!file) return
      const { property } = first.body.body[0].argument
      rename(property, shortNamesOf(chunkOf(file)), property.name)
    })
  },
})

/** Matches the beginning of a script in the format `system`: a mark for V8, and the names of the scripts that it imports. */
const BEGINNING = /^(\/\/#.*\n)?\s*System\.register\((\[[^\]]*\]),\s*\(?(?=function)/

/**
 * Turns a script in the format `system` into a module, which exports the names of the scripts that it imports and the
 * function that creates its exports (`src/host/loading/linkScript.ts`).
 */
export const linkable = () => ({
  name: 'linkable',
  renderChunk(code) {
    const [beginning, mark = '', imports] =
      BEGINNING.exec(code) ?? this.error('no script in the format system')
    const edits = new MagicString(code)
    // V8 compiles a function in parentheses at once.
    edits.update(0, beginning.length, `${mark}export default[${imports},(`)
    edits.update(code.lastIndexOf('}') + 1, code.length, ')];')
    return { code: edits.toString(), map: maps ? edits.generateMap({ hires: true }) : null }
  },
  /** Scripts that import each other in a circle would wait for each other forever. */
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
