import { createHash } from 'node:crypto'
import { basename, dirname, extname } from 'node:path'

/** What the islands' build left behind for the loader's: by source module, the chunk with all that it imports. */
const chunks = new Map()

export const integrityOf = (source, hash = 'sha384') =>
  `${hash}-${createHash(hash).update(source).digest('base64')}`

/**
 * What every island imports when it already runs: it belongs to the island's files, so that it is under way with them,
 * but what they do by themselves does not wait for it.
 */
const isForAll = (id) => id.endsWith('/src/island/root.ts')

/**
 * Keeps the table of chunks that can be loaded by `import()`, and lets the islands load them as the loader does: in one
 * hop and checked by their hash.
 */
export function rememberChunks() {
  return {
    name: 'remember-chunks',
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId &&
      !isForAll(targetModuleId) && {
        // By its name; its file, which stands between these two, does not matter.
        left: `globalThis[Symbol.for("lens-widgets")].load(${JSON.stringify(nameOf(targetModuleId))},`,
        right: ')',
      },
    writeBundle(_, bundle) {
      chunks.clear()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const wanted = chunk.moduleIds.filter(
          (id) => id === chunk.facadeModuleId || this.getModuleInfo(id).dynamicImporters.length > 0,
        )
        if (wanted.length === 0) continue
        const [, ...imports] = withImports(chunk, bundle)
        const all = [chunk, ...imports.sort((one, other) => importance(other) - importance(one))]
        const styles = all.flatMap(({ moduleIds }) =>
          moduleIds
            .map((id) => this.getModuleInfo(id)?.meta.file)
            .filter(Boolean)
            .map((file) => this.getFileName(file)),
        )
        const files = [
          ...all.map(({ fileName, code }) => [fileName, integrityOf(code, 'sha256')]),
          ...[...new Set(styles)].map((file) => [file]),
        ]
        for (const id of wanted) chunks.set(id, { name: chunk.isEntry ? chunk.name : nameOf(id), files })
      }
    },
  }
}

/** The largest comes first, as it takes longest, but last of all what is needed last. */
const importance = ({ code, moduleIds }) => (moduleIds.some(isForAll) ? 0 : code.length)

const nameOf = (id) => basename(id, extname(id))

/** A chunk and everything it imports statically, itself first. */
function withImports(chunk, bundle, seen = new Set()) {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const later = chunk.dynamicImports.filter((name) => bundle[name].moduleIds.some(isForAll))
  return [chunk, ...[...chunk.imports, ...later].flatMap((name) => withImports(bundle[name], bundle, seen))]
}

/** The files of every chunk, as a module; each file stands in it once. */
function tableOfFiles() {
  const all = [...chunks.values()]
  const texts = [...new Set(all.flatMap(({ files }) => files).map((file) => JSON.stringify(file)))]
  const entries = all.map(({ name, files }) => {
    const places = files.map((file) => `f[${texts.indexOf(JSON.stringify(file))}]`)
    return `${JSON.stringify(name)}:[${places}]`
  })
  return `const f=[${texts}];export default{${entries}}`
}

/**
 * Puts the chunks' names into the loader. What an island on the critical path needs stands in the loader itself; the
 * files of the others stand in a table that is loaded when one of them is wanted.
 * @param island source module of the island on the critical path; what stands below its folder loads after it
 */
export function chunkLoads(island) {
  let table
  return {
    name: 'chunk-loads',
    buildStart() {
      const source = tableOfFiles()
      const fileName = `chunks/files-${createHash('sha256').update(source).digest('hex').slice(0, 6)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      table = JSON.stringify([fileName, integrityOf(source, 'sha256')])
    },
    transform: {
      // After TypeScript, whose output keeps the specifiers.
      order: 'post',
      async handler(code, id) {
        if (id.endsWith('/loadChunk.ts')) return { code: code.replace('CHUNK_TABLE', table), map: null }
        const specifiers = [...code.matchAll(/\bimport\('([^']+)'\)/g)]
        if (specifiers.length === 0) return null
        let result = code
        for (const [text, specifier] of specifiers) {
          const resolved = await this.resolve(specifier, id)
          const chunk = chunks.get(resolved?.id)
          if (!chunk) this.error(`${specifier} is no chunk of the islands' build`)
          const call = resolved.id.startsWith(dirname(island))
            ? `loadFiles(${JSON.stringify(withoutThoseOf(island, chunk))})`
            : `loadChunk(${JSON.stringify(chunk.name)})`
          result = result.replace(text, call)
        }
        const module = await this.resolve('./src/host/loading/loadChunk.ts', `${process.cwd()}/index`)
        return { code: `import { loadChunk, loadFiles } from '${module.id}'\n${result}`, map: null }
      },
    },
  }
}

function withoutThoseOf(island, chunk) {
  const known = chunks.get(island)
  return chunk === known
    ? chunk.files
    : chunk.files.filter(([path]) => !known.files.some(([other]) => other === path))
}
