import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { browserslistToTargets, bundleAsync } from 'lightningcss'
import { maps } from './maps.mjs'

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
      const read = (file) => {
        this.addWatchFile(file)
        return readFile(file, 'utf8')
      }
      const { code, map } = await bundleAsync({
        filename: id,
        minify: true,
        sourceMap: maps,
        targets,
        resolver: { read },
      })
      const source = map ? Buffer.concat([code, Buffer.from(`\n${inline(map)}`)]) : code
      const file = this.emitFile({ type: 'asset', name: basename(id), source })
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file}`, meta: { file } }
    },
  }
}

const inline = (map) =>
  `/*# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')} */`
