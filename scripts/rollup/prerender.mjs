import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { rollup } from 'rollup'
import { nameOf } from './chunkNames.mjs'
import { integrityOf, withoutThoseOf } from './chunks.mjs'
import { bundleCss, withoutUnused as withoutUnusedStyles } from './assets.mjs'
import { edit, maps } from './edit.mjs'
import { DEFINE_ISLAND, PRERENDER, PRERENDER_LIBRARIES } from './places.mjs'

/*
 * What is drawn before React, built from the components themselves: the constant `BEFORE_REACT` says in them what differs,
 * and `src/prerender/libraries/` holds what stands for libraries. A dialog opens later: `XDialog.tsx` is a component `XDialog`
 * that throws. A section that has `prerender` is drawn by the page that it loads; every other `import()` loads a chunk of the
 * islands by its name, and that of an entry also says its files, so that it does not wait for the table of all files.
 */

const STYLES = /"styles of ([^"]+)"/g
const FILES = /["'`]files of ([^"'`]+)["'`]/g
/** Matches a module of `src/api/generated/` that re-exports calls. */
const CALLS = /\/generated\/(?=\w+$)/
/** Properties of a query that `earlyApi.ts` reads, and those of an island that `defineIsland.ts` does. */
const READ = ['query', 'responseSchema']
const READ_OF_ISLAND = ['Content', 'styles', 'prerender']

export const prerender = (results) => ({
  name: 'prerender',
  async resolveId(specifier, importer, options) {
    const library = libraryOf(specifier)
    const file = `${PRERENDER_LIBRARIES}/${library}.ts`
    // A replacement that imports the library itself gets the real one.
    if (library && importer && importer !== file) {
      return existsSync(file)
        ? file
        : this.error(`nothing stands for ${library} before React, in ${importer}`)
    }
    const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true })
    return DEFINE_ISLAND.get(resolved?.id) ?? resolved
  },
  load(id) {
    const [, dialog] = /\/(\w*Dialog)\.tsx$/.exec(id) ?? []
    if (dialog) return `export const ${dialog} = () => { throw new Error("${dialog} is drawn before React") }`
    if (!id.endsWith('.css')) return null
    this.addWatchFile(id)
    return `export default "styles of ${id}"`
  },
  transform: {
    order: 'post',
    handler(code, id) {
      if (!/import\(|injectEndpoints|define(Plain)?Island\(|\/generated\//.test(code)) return null
      const ast = this.parse(code)
      const { own, load } = partsOf(ast)
      const given = this.getModuleInfo(id).isEntry ? filesBesides(islandOf(id), results) : () => []
      const edited = edit(code, ast, (node, edits) => {
        const { type, source, start, end } = node
        if (node === own && load)
          edits.appendRight(start + 1, ` Content: ${code.slice(load.start, load.end)},`)
        if (type === 'ImportExpression' && !(own && start > own.start && end < own.end))
          edits.update(start, end, loadOf(nameOf(source.value), given))
        if (type === 'ImportDeclaration' && CALLS.test(source.value)) edits.update(start, end, eachOf(node))
        if (type === 'CallExpression') leaveOutUnread(node, code, edits)
      })
      return edited && withoutUnused(edited.code, id)
    },
  },
  renderDynamicImport: ({ targetModuleId }) => ({
    left: 'globalThis[Symbol.for("lens-widgets")].loadFiles((',
    // The path is relative: an absolute one would differ between two folders, and the minifier counts its letters.
    right: `,"files of ${relative('.', targetModuleId ?? '').replaceAll('\\', '/')}"))`,
  }),
  /** Adds the styles when all class names of the code are known. */
  async renderChunk(code, _, __, { chunks }) {
    const words = new Set(modulesOf(chunks).flatMap(({ code }) => code?.match(/[\w-]+/g) ?? []))
    // The end of a name may be put together: `btn--${variant}`, `iris-${ring}`.
    const beginnings = (name) =>
      [...name.matchAll(/-+(?!-)/g)].map(({ 0: { length }, index }) => name.slice(0, index + length))
    const isUsed = ({ type, name }) =>
      type !== 'class' || [name, ...beginnings(name)].some((word) => words.has(word))
    const texts = new Map()
    for (const [, id] of code.matchAll(STYLES)) {
      const onRead = (file) => this.addWatchFile(file)
      const { code: text } = await bundleCss(id, { onRead, visitor: withoutUnusedStyles(isUsed) })
      texts.set(id, JSON.stringify(text.toString()))
    }
    return { code: code.replace(STYLES, (_, id) => texts.get(id)), map: null }
  },
  /** Adds the names of files to the file that lists them: nothing imports it, so its own name can be determined last. */
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle).filter(({ code }) => code?.match(FILES))) {
      const fileOf = (path) =>
        Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId === resolve(path))
      chunk.code = chunk.code.replace(FILES, (_, id) => {
        const page = fileOf(id) ?? this.error(`no file draws ${id} before React`)
        const others = page.imports
          .filter((name) => !chunk.imports.includes(name))
          .map((name) => bundle[name])
        return JSON.stringify(
          [...others, page].map(({ fileName, code }) => [fileName, integrityOf(code, 'sha256')]),
        )
      })
      delete bundle[chunk.fileName]
      const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8)
      chunk.fileName = chunk.fileName.replace(/-[^-]{8}(?=\.js$)|-.{8}(?=\.js$)/, `-${hash}`)
      bundle[chunk.fileName] = chunk
    }
  },
})

/** Returns the name of a package, also for a path inside it. */
const libraryOf = (specifier) => /^(@[^/]+\/)?[\w-][^/:]*(?=\/|$)/.exec(specifier)?.[0]

const loadOf = (chunk, given) =>
  `globalThis[Symbol.for("lens-widgets")].load(${[chunk, ...given(chunk)].map((one) => JSON.stringify(one))})`

/** Returns the arguments of `load` after a chunk's name: its files without those of the island. */
function filesBesides(island, results) {
  const chunks = [...results.read('chunks', 'what is drawn before React').values()]
  const named = (wanted) => chunks.find(({ name }) => name === wanted)
  return (chunk) => [withoutThoseOf(named(island), named(chunk))]
}

/** Imports each call from a module of its own, so that only calls with several users are shared. */
const eachOf = ({ specifiers, source }) =>
  specifiers
    .map(({ imported, local }) => {
      const from = source.value.replace(/\w+$/, `calls/${imported.name}`)
      return `import { ${imported.name} as ${local.name} } from ${JSON.stringify(from)};`
    })
    .join('')

/** Removes what describes writing and caching, which do not happen before React, and what an island does with React. */
function leaveOutUnread({ callee, arguments: [given] }, code, edits) {
  if (!given) return
  if (/^define(Plain)?Island$/.test(callee.name)) keepOnly(READ_OF_ISLAND, given, code, edits)
  if (callee.object?.name !== 'build') return
  if (callee.property.name === 'mutation') edits.remove(given.start, given.end)
  if (callee.property.name === 'query' && given.type === 'ObjectExpression')
    keepOnly(READ, given, code, edits)
}

function keepOnly(names, { properties, start, end }, code, edits) {
  const kept = properties.filter(({ key }) => names.includes(key?.name))
  edits.update(start, end, `{ ${kept.map((one) => code.slice(one.start, one.end)).join(', ')} }`)
}

const modulesOf = (chunks) => Object.values(chunks).flatMap(({ modules }) => Object.values(modules))

/** Returns what a section reads before React, and how its page is loaded. */
function partsOf({ body }) {
  const calls = body.flatMap((node) => (node.declaration ?? node).declarations?.map(({ init }) => init) ?? [])
  const call = calls.find((init) => init?.type === 'CallExpression' && init.callee.name === 'section')
  const part = (name) => call?.arguments[0].properties.find(({ key }) => key.name === name)?.value
  const own = part('prerender')
  return { own: own?.type === 'ObjectExpression' ? own : undefined, load: part('load') }
}

/**
 * Islands that share a chunk of what is drawn before React, the fewest first: a module is in the first chunk that has
 * all its users.
 */
const SHARING = Object.entries({
  tools: ['cataract-simulator', 'cldeq-8', 'lens-calculator', 'osdi-6'],
  applying: ['checkout', 'service-programme'],
  delivery: ['checkout', 'delivery-points'],
  buying: ['basket', 'checkout', 'product'],
  goods: ['basket', 'catalogue', 'checkout', 'product'],
  places: ['cataract-clinics', 'checkout', 'delivery-points', 'locator'],
})

/** Returns the chunk of a module that several need before React. */
export function sharedPrerenderChunk(id, { getModuleIds, getModuleInfo }) {
  const roots = [...getModuleIds()].filter((one) => {
    const { isEntry, dynamicImporters } = getModuleInfo(one)
    return isEntry || dynamicImporters.length > 0
  })
  const entries = roots.filter((one) => getModuleInfo(one).isEntry)
  const users = roots.filter((root) => reachOf(root, getModuleInfo).has(id))
  return entries.length > 1 ? sharedBy(users) : commonOfCabinet(id, entries[0], users, getModuleInfo)
}

function sharedBy(users) {
  const islands = users.map(islandOf)
  const [name] = SHARING.find(([, all]) => islands.every((island) => all.includes(island))) ?? ['islands']
  return islands.length > 1 ? `prerender-${name}` : undefined
}

const islandOf = (entry) => basename(dirname(entry))

/**
 * Returns the chunk of a module in a cabinet: one for what the frame needs, alone or with pages, because one file is
 * smaller, and one for what only several pages need. The module that names the pages' files stays apart, because its
 * own name is determined last; no page may import it.
 */
function commonOfCabinet(id, entry, users, getModuleInfo) {
  const namesFiles = (one) => getModuleInfo(one).dynamicallyImportedIds.length > 0
  const island = islandOf(entry)
  const name = island === islandOf(PRERENDER) ? 'prerender' : `prerender-${island}`
  if (users.includes(entry))
    return [...reachOf(id, getModuleInfo)].some(namesFiles) ? undefined : `${name}-common`
  if (users.length < 2) return undefined
  // The home's next step needs a little of many pages.
  return users.some((user) => user.endsWith('/step/NextStepCard.tsx')) ? `${name}-step` : `${name}-pages`
}

const reaches = new WeakMap()

function reachOf(root, getModuleInfo) {
  const known = reaches.get(getModuleInfo) ?? new Map()
  reaches.set(getModuleInfo, known)
  if (!known.has(root)) {
    const seen = new Set([root])
    for (const id of seen) getModuleInfo(id).importedIds.forEach((next) => seen.add(next))
    known.set(root, seen)
  }
  return known.get(root)
}

const CONSTANT = /\bBEFORE_REACT\b/g

/**
 * Replaces the constant `BEFORE_REACT` and removes what a module then no longer uses.
 * @param value whether the build renders before React
 */
export const beforeReact = (value) => ({
  name: 'before-react',
  transform: (code, id) =>
    code.includes('BEFORE_REACT') ? withoutUnused(code.replace(CONSTANT, String(value)), id) : null,
})

/**
 * Removes from one module what it does not use, its imports too. Rollup would leave unused imports out of the chunks,
 * but the build asks which modules reach which before that.
 */
export async function withoutUnused(code, id) {
  const build = await rollup({
    input: id,
    treeshake: { moduleSideEffects: false },
    makeAbsoluteExternalsRelative: false,
    // The warning is about an unused name of an import that is kept.
    onwarn: () => undefined,
    plugins: [
      {
        name: 'one-module',
        resolveId: (specifier) => (specifier === id ? id : { id: specifier, external: 'absolute' }),
        load: () => code,
      },
    ],
  })
  const [output] = (await build.generate({ format: 'es', sourcemap: maps })).output
  return { code: output.code, map: output.map }
}
