import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { browserslistToTargets, bundleAsync } from 'lightningcss'
import { rollup } from 'rollup'
import { maps } from './edit.mjs'

const targets = browserslistToTargets(['chrome 111', 'safari 16.4', 'firefox 115'])

/**
 * `import href from './x.css'` gives the address of the minified sheet, which is a file of its own: no style text
 * stands in a script, so `style-src 'self'` holds and a sheet is cached apart. What it imports becomes part of it.
 */
export function css() {
  return {
    name: 'css',
    async load(id) {
      if (!id.endsWith('.css')) return null
      const { code, map } = await bundleCss(id, { onRead: (file) => this.addWatchFile(file) })
      const source = map ? Buffer.concat([code, Buffer.from(`\n${inline(map)}`)]) : code
      const file = this.emitFile({ type: 'asset', name: basename(id), source })
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file}`, meta: { file } }
    },
  }
}

/** Returns a sheet with all of its imports, minified. */
export function bundleCss(filename, { onRead, visitor = {} }) {
  const read = (file) => {
    onRead(file)
    return readFile(file, 'utf8')
  }
  return bundleAsync({ filename, minify: true, sourceMap: maps, targets, resolver: { read }, visitor })
}

/** Leaves out the rules none of whose selectors can match anything. */
export const withoutUnused = (canMatch) => ({
  Rule: {
    style: ({ value }) => (value.selectors.some((selector) => selector.every(canMatch)) ? undefined : []),
  },
})

const inline = (map) =>
  `/*# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')} */`

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
