import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import ts from 'typescript'
import { integrityOf } from './chunks.mjs'

const compress = promisify(brotliCompress)

/**
 * `dist/manifest.json`: size and hash of every script and style sheet; each of them also as brotli (`.br`), smaller than
 * a server makes it while somebody waits; and the whole contract.
 */
export const manifest = (version) => ({
  name: 'manifest',
  async writeBundle() {
    const files = {}
    for (const name of (await readdir('dist', { recursive: true })).sort()) {
      if (!/\.(js|css)$/.test(name)) continue
      const source = await readFile(`dist/${name}`)
      files[name] = {
        bytes: source.length,
        gzip: gzipSync(source, { level: 9 }).length,
        integrity: integrityOf(source),
      }
      await writeFile(`dist/${name}.br`, await compress(source))
    }
    await writeFile('dist/manifest.json', `${JSON.stringify({ version, files }, null, 2)}\n`)
    await copyFile('build/openapi.json', 'dist/openapi.json')
  },
})

/** The types of the public API, for shops that write TypeScript. */
export const publicTypes = () => ({
  name: 'public-types',
  writeBundle() {
    ts.createProgram(['src/host/lensWidgets.ts'], {
      declaration: true,
      emitDeclarationOnly: true,
      outDir: 'dist/types',
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    }).emit()
  },
})
