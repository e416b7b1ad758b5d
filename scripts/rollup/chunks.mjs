import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { walk } from 'estree-walker'
import { chunkName, mustDiffer, nameOf } from './chunkNames.mjs'
import { edit } from './edit.mjs'
import { CABINET, isPrerendered, LOAD_CHUNK, PRERENDER, ROOT, TOKENS } from './places.mjs'
import { isOfLibraries, structureOf } from './manualChunks.mjs'

export const integrityOf = (source, hash = 'sha384') =>
  `${hash}-${createHash(hash).update(source).digest('base64')}`

/**
 * Returns, by island, the scripts that a page's template may preload, in the order in which they are needed. For an
 * island that is drawn before React these are the scripts that draw it: React's would compete with the customer's
 * responses for bandwidth.
 */
export function hintsOfIslands(results) {
  const chunks = results.read('chunks', 'the manifest')
  const prerenderFiles = results.read('prerenderFiles', 'the manifest')
  const hints = islandsOf(chunks).map(({ name, files }) => [name, namesOf(prerenderFiles.get(name) ?? files)])
  return Object.fromEntries(hints)
}

const namesOf = (files) => files.map(([file]) => file)

/**
 * Tells whether a module is the one that every island imports when it already runs. It is one of the island's files, so
 * that it loads with them, but it is marked in the table of files: the others do not wait for it.
 */
const isForAll = (id) => id === ROOT

/**
 * Keeps the table of chunks that can be loaded by `import()`, and lets the islands load them as the loader does: in one
 * hop and checked by their hash.
 */
export function rememberChunks(results) {
  return {
    name: 'remember-chunks',
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId && {
        // The chunk is loaded by its name. Its file stands between `left` and `right`, in a comment that the minifier
        // removes, so that a change of that chunk does not change the hash of this one. The module that every island
        // imports is run by the loader.
        left: isForAll(targetModuleId)
          ? 'Promise.reject(/*'
          : `globalThis[Symbol.for("lens-widgets")].load(${JSON.stringify(nameOf(targetModuleId))}/*`,
        right: '*/)',
      },
    generateBundle(_, bundle) {
      const built = chunksOf(bundle)
      const named = built.flatMap((chunk) => wantedOf(chunk, this).map((id) => [loadedAs(chunk, id), id]))
      const fail = (message) => this.error(message)
      mustDiffer(named, fail)
      mustDiffer(
        built.map((chunk) => [chunkName(chunk), chunk.fileName]),
        fail,
      )
      // Otherwise each change of our code would rename the libraries' chunks, and customers would load them again.
      for (const { fileName, imports } of built.filter(isOfLibraries))
        for (const imported of imports)
          if (!isOfLibraries(bundle[imported]))
            fail(`${fileName} is of libraries and imports ${imported}, which is ours`)
    },
    async writeBundle(_, bundle) {
      const chunks = new Map()
      for (const chunk of chunksOf(bundle)) {
        const wanted = wantedOf(chunk, this)
        if (wanted.length === 0) continue
        const importance = importanceFor(chunk)
        const all = withImports(chunk, bundle).sort((one, other) => importance(other) - importance(one))
        const scripts = all.map(({ fileName, code, moduleIds }) => [
          fileName,
          integrityOf(code, 'sha256'),
          ...(moduleIds.some(isForAll) ? [1] : []),
        ])
        const later = all.flatMap(({ dynamicImports }) => dynamicImports)
        for (const id of wanted) {
          const files = [...scripts, ...stylesOf(id, all, this).map((file) => [file])]
          chunks.set(id, {
            name: loadedAs(chunk, id),
            isIsland: chunk.isEntry,
            file: chunk.fileName,
            later,
            files,
          })
        }
      }
      const overview = overviewOf(chunksOf(bundle), chunks)
      results.handOn('chunks', chunks)
      results.handOn('overview', overview)
      await writeOverview(overview)
    },
  }
}

/** Returns the style sheets that a module needs: those of its chunks, without the ones that only other modules there need. */
function stylesOf(id, chunks, build) {
  const reached = structureOf(build).reachOf(id)
  const { isEntry } = build.getModuleInfo(id)
  const sheets = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((module) => reached.has(module) && !(module === TOKENS && isEntry && isPrerendered(id)))
    .map((module) => build.getModuleInfo(module)?.meta.file)
  return [...new Set(sheets.filter(Boolean))].map((file) => build.getFileName(file))
}

/**
 * Records the files that draw islands before React, which are built apart: the loader starts those of an island, and
 * the cabinet's script those of a section's page.
 */
export const rememberPrerender = (results) => ({
  name: 'remember-first',
  buildStart: () => void overviewForPrerender(results),
  async writeBundle(_, bundle) {
    // The builds before this one have added the files of other islands.
    const prerenderFiles = new Map(results.find('prerenderFiles'))
    for (const chunk of chunksOf(bundle).filter(({ isEntry }) => isEntry)) {
      const files = withImports(chunk, bundle).reverse()
      const island = basename(dirname(chunk.facadeModuleId))
      prerenderFiles.set(
        island,
        files.map(({ fileName, code }) => [fileName, integrityOf(code, 'sha256')]),
      )
    }
    results.handOn('prerenderFiles', prerenderFiles)
    const built = overviewForPrerender(results)
    const ofPrerender = chunksOf(bundle).map(({ name, fileName }) => [prerenderName(name), fileName])
    const needed = islandsOf(results.read('chunks', 'what is drawn before React')).map(({ name, files }) => [
      name,
      namesOf([...(prerenderFiles.get(name) ?? []), ...files]),
    ])
    const overview = {
      ...built,
      islands: Object.fromEntries(needed),
      files: { ...built.files, ...Object.fromEntries(ofPrerender) },
    }
    results.handOn('overview', overview)
    await writeOverview(overview)
  },
})

const overviewForPrerender = (results) => results.read('overview', 'what is drawn before React')

const chunksOf = (bundle) => Object.values(bundle).filter(({ type }) => type === 'chunk')

/** Returns the modules of a chunk that are loaded by themselves: its entry, and those that are imported dynamically. */
const wantedOf = ({ moduleIds, facadeModuleId }, { getModuleInfo }) =>
  moduleIds.filter((id) => id === facadeModuleId || getModuleInfo(id).dynamicImporters.length > 0)

const loadedAs = (chunk, id) => (chunk.isEntry ? chunk.name : nameOf(id))

/**
 * Returns the overview for sizes and budgets: the file of each chunk and, for chunks that are loaded later, the files
 * that come along.
 */
const overviewOf = (built, chunks) => ({
  files: Object.fromEntries(built.map((chunk) => [chunkName(chunk), chunk.fileName])),
  later: filesOfLater(chunks),
})

/** Returns, by chunk that is loaded later, its files without those that every island leading to it has loaded already. */
function filesOfLater(chunks) {
  const islands = islandsOf(chunks).map((island) => ({
    paths: namesOf(island.files),
    reached: reachedFrom(island, chunks),
  }))
  const later = [...chunks].filter(([id, { isIsland }]) => !isIsland && !isForAll(id))
  const besides = ({ file, files }) => {
    const leading = islands.filter(({ reached }) => reached.has(file))
    return namesOf(files).filter((path) => !leading.every(({ paths }) => paths.includes(path)))
  }
  return Object.fromEntries(later.map(([, chunk]) => [chunk.name, besides(chunk)]))
}

/** Returns an island's file and all files that it can load, directly or through others. */
function reachedFrom(island, chunks) {
  const reached = new Set([island.file])
  for (const file of reached)
    for (const { later } of [...chunks.values()].filter((chunk) => chunk.file === file))
      for (const next of later) reached.add(next)
  return reached
}

async function writeOverview(overview) {
  await mkdir('build', { recursive: true })
  await writeFile('build/chunks.json', `${JSON.stringify(overview, null, 2)}\n`)
}

/** A page of the cabinet is drawn twice: by its own chunk, and before React. */
export const prerenderName = (name) => (name.startsWith('prerender') ? name : `prerender-${name}`)

/**
 * Returns the place of a chunk in the order of requests and runs: the largest first, since it takes longest, then the
 * importer, then React's root.
 */
const importanceFor = (importer) => (chunk) => {
  if (chunk.moduleIds.some(isForAll)) return 0
  return chunk === importer ? 1 : chunk.code.length
}

/** Returns a chunk and everything it imports statically, itself first. */
function withImports(chunk, bundle, seen = new Set()) {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const later = chunk.dynamicImports.filter((name) => bundle[name].moduleIds.some(isForAll))
  return [chunk, ...[...chunk.imports, ...later].flatMap((name) => withImports(bundle[name], bundle, seen))]
}

/** Tells whether an island loads the store. The few that do not are tools, which call no API. */
const hasStore = ({ files }) => files.some(([path]) => path.startsWith('chunks/vendor-'))

const islandsOf = (chunks) => [...chunks.values()].filter(({ isIsland }) => isIsland)

/** Returns the files that the island on the critical path shares with every other island that has the store. */
function filesOfAll(island, chunks) {
  const others = islandsOf(chunks).filter(hasStore)
  const isInAll = ([path, integrity]) =>
    integrity && others.every(({ files }) => files.some(([other]) => other === path))
  return JSON.stringify(chunks.get(island).files.filter(isInAll))
}

/** Returns the islands without the store, and the chunks without the store that they load later. */
function withoutStore(chunks) {
  const plain = islandsOf(chunks).filter((one) => !hasStore(one))
  const later = new Set(plain.flatMap((one) => one.later))
  return [...chunks].filter(([, one]) => plain.includes(one) || (later.has(one.file) && !hasStore(one)))
}

/** Returns code: by island, the files that draw it before React, without those of the cabinet; each file is written once. */
function drawingOf(prerenderFiles) {
  const islands = [...prerenderFiles].filter(([name]) => name !== nameOf(CABINET))
  const { texts, entries } = listed(islands)
  return `(f=>({${entries}}))([${texts}])`
}

/** Returns a script of the build with the files of every chunk; each file is written once. */
function tableOfFiles(chunks) {
  const { texts, entries } = listed([...chunks.values()].map(({ name, files }) => [name, files]))
  return `export default[[],e=>({execute(){const f=[${texts}];e("default",{${entries}})}})]`
}

/** Returns code for lists of files by name; each file is an index of `f`. */
function listed(lists) {
  const texts = [...new Set(lists.flatMap(([, files]) => files).map((file) => JSON.stringify(file)))]
  const entries = lists.map(([name, files]) => {
    const places = files.map((file) => `f[${texts.indexOf(JSON.stringify(file))}]`)
    return `${JSON.stringify(name)}:[${places}]`
  })
  return { texts, entries }
}

/**
 * Puts the chunks' names into the loader. What an island on the critical path needs stands in the loader itself; the
 * files of the others stand in a table that is loaded when one of them is wanted.
 * @param island source module of the island on the critical path; what stands below its folder loads after it
 */
export function chunkLoads(island, results) {
  let chunks
  let prerenderFiles
  let table
  let plain
  let plainTable
  return {
    name: 'chunk-loads',
    buildStart() {
      // In watch mode the loader is rebuilt after the islands.
      this.addWatchFile(`${process.cwd()}/build/chunks.json`)
      chunks = results.read('chunks', 'the loader')
      prerenderFiles = results.read('prerenderFiles', 'the loader')
      const emitTable = (name, source) => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `chunks/${name}-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
        return JSON.stringify([fileName, integrityOf(source, 'sha256')])
      }
      table = emitTable('files', tableOfFiles(chunks))
      plain = withoutStore(chunks)
      // The table of all files is as large as a tool, so the tools have a table of their own.
      plainTable = emitTable('plain', tableOfFiles(new Map(plain)))
    },
    // The module is the same, but the names of chunks may have changed.
    shouldTransformCachedModule: () => true,
    transform: {
      // After TypeScript, whose output keeps the specifiers.
      order: 'post',
      async handler(code, id) {
        if (id === LOAD_CHUNK)
          return edit(code, this.parse(code), ({ type, name, start, end }, edits) => {
            if (type === 'Identifier' && name === 'CHUNK_TABLE') edits.update(start, end, table)
            if (type === 'Identifier' && name === 'CHUNKS_OF_ALL')
              edits.update(start, end, filesOfAll(island, chunks))
            if (type === 'Identifier' && name === 'DRAWING')
              edits.update(start, end, drawingOf(prerenderFiles))
            if (type === 'Identifier' && name === 'CHUNKS_WITHOUT_STORE')
              edits.update(start, end, JSON.stringify(plain.map(([, { name }]) => name)))
            if (type === 'Identifier' && name === 'TABLE_WITHOUT_STORE') edits.update(start, end, plainTable)
          })
        if (!code.includes('import(')) return null
        const ast = this.parse(code)
        const targets = new Map()
        walk(ast, { enter: (node) => void (isChunkImport(node) && targets.set(node.source.value)) })
        for (const specifier of targets.keys())
          targets.set(specifier, (await this.resolve(specifier, id))?.id)
        const load = (specifier) => {
          const target = targets.get(specifier)
          if (target === PRERENDER) {
            const files =
              prerenderFiles.get(nameOf(CABINET)) ?? this.error('nothing draws the cabinet before React')
            return `loadFiles(${JSON.stringify(files)})`
          }
          const chunk = chunks.get(target) ?? this.error(`${specifier} is no chunk of the islands' build`)
          return target.startsWith(dirname(island))
            ? `loadFiles(${JSON.stringify(withoutThoseOf(chunks.get(island), chunk))})`
            : `loadChunk(${JSON.stringify(chunk.name)})`
        }
        const replaceImports = (node, edits) => {
          if (isChunkImport(node)) edits.update(node.start, node.end, load(node.source.value))
        }
        const addLoaders = (edits) =>
          edits.prepend(`import { loadChunk, loadFiles } from ${JSON.stringify(LOAD_CHUNK)}\n`)
        return edit(code, ast, replaceImports, addLoaders)
      },
    },
  }
}

const isChunkImport = ({ type, source }) => type === 'ImportExpression' && source.type === 'Literal'

/** Returns the files of a chunk without those of another one. */
export const withoutThoseOf = (known, chunk) =>
  chunk === known
    ? chunk.files
    : chunk.files.filter(([path]) => !known.files.some(([other]) => other === path))
