import { basename } from 'node:path'
import { rollup } from 'rollup'

const QUERY = '?worker'

/**
 * `import address from './x.ts?worker'` gives the address of a script for a worker: with all that it imports it is a
 * file of its own.
 */
export const worker = (plugins) => ({
  name: 'worker',
  async resolveId(specifier, importer) {
    if (!specifier.endsWith(QUERY)) return null
    const { id } = (await this.resolve(specifier.slice(0, -QUERY.length), importer)) ?? this.error(specifier)
    return id + QUERY
  },
  async load(id) {
    if (!id.endsWith(QUERY)) return null
    const build = await rollup({ input: id.slice(0, -QUERY.length), plugins })
    const { output } = await build.generate({ format: 'iife' })
    for (const file of build.watchFiles) this.addWatchFile(file)
    const name = basename(id, `.ts${QUERY}`)
    const file = this.emitFile({ type: 'asset', name: `${name}.js`, source: output[0].code })
    return `export default import.meta.ROLLUP_FILE_URL_${file}`
  },
})
