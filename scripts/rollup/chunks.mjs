import { createHash } from 'node:crypto'

/** What the islands' build left behind for the loader's: by source module, the chunk with all that it imports. */
const chunks = new Map()

export const integrityOf = (source, hash = 'sha384') =>
  `${hash}-${createHash(hash).update(source).digest('base64')}`

/** Keeps the table of chunks that can be loaded by `import()`. */
export function rememberChunks() {
  return {
    name: 'remember-chunks',
    writeBundle(_, bundle) {
      chunks.clear()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
        const all = withImports(chunk, bundle)
        const styles = all.flatMap(({ moduleIds }) =>
          moduleIds
            .map((id) => this.getModuleInfo(id)?.meta.file)
            .filter(Boolean)
            .map((file) => this.getFileName(file)),
        )
        chunks.set(chunk.facadeModuleId, {
          scripts: all.map(({ fileName, code }) => [fileName, integrityOf(code, 'sha256')]),
          styles: [...new Set(styles)],
        })
      }
    },
  }
}

/** A chunk and everything it imports statically, itself first. */
function withImports(chunk, bundle, seen = new Set()) {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  return [chunk, ...chunk.imports.flatMap((name) => withImports(bundle[name], bundle, seen))]
}

/**
 * Writes `loadChunk(…)` in place of each `import('…')` of the loader. What an island on the critical path needs stands
 * in the loader itself; the lists of the others, which load when they are opened, stand in a file of their own.
 * @param isCritical by the island's source module
 */
export function chunkLoads(isCritical) {
  return {
    name: 'chunk-loads',
    transform: {
      // After TypeScript, whose output keeps the specifiers.
      order: 'post',
      async handler(code, id) {
        const specifiers = [...code.matchAll(/\bimport\('([^']+)'\)/g)]
        if (specifiers.length === 0) return null
        const waiting = []
        let result = code
        for (const [text, specifier] of specifiers) {
          const resolved = await this.resolve(specifier, id)
          const chunk = chunks.get(resolved?.id)
          if (!chunk) this.error(`${specifier} is no chunk of the islands' build`)
          const list = [chunk.scripts, chunk.styles]
          const argument = isCritical(resolved.id) ? JSON.stringify(list) : waiting.push(list) - 1
          result = result.replace(text, `loadChunk(${argument})`)
        }
        const table = `export default ${JSON.stringify(waiting)}`
        const name = `chunks/waiting-${createHash('sha256').update(table).digest('hex').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName: name, source: table })
        const module = await this.resolve('./src/page/loadChunk.ts', `${process.cwd()}/index`)
        return {
          code: `import { loadChunk, loadWaiting } from '${module.id}'\n${result.replace(/loadChunk\((\d+)\)/g, `loadWaiting("${name}", $1)`)}`,
          map: null,
        }
      },
    },
  }
}
