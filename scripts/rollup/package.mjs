import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { minify, transform } from '@swc/core'
import { mustDiffer } from './chunkNames.mjs'
import { hintsOfIslands, integrityOf } from './chunks.mjs'
import { PUBLIC_TYPES } from './places.mjs'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * `dist/manifest.json`: size and hash of every script and style sheet, by island what a template may hint at, and the
 * snippet for templates; each file also as brotli (`.br`), smaller than a server makes it while somebody waits.
 */
export const manifest = (version, results) => ({
  name: 'manifest',
  async writeBundle() {
    const names = (await readdir('dist', { recursive: true })).filter((name) => /\.(js|css)$/.test(name))
    // Scripts import each other by these names. In development files of earlier builds stay.
    const scripts = names.filter((name) => /^chunks\/.*\.js$/.test(name))
    const named = scripts.map((name) => [name.slice(0, -'-abcdefgh.js'.length), name])
    if (production) mustDiffer(named, (message) => this.error(message))
    const entries = await Promise.all(names.sort().map(async (name) => [name, await describe(name)]))
    const files = Object.fromEntries(entries)
    const withIntegrity = (file) => ({ file, integrity: files[file].integrity })
    const preload = Object.fromEntries(
      Object.entries(hintsOfIslands(results)).map(([name, needed]) => [name, needed.map(withIntegrity)]),
    )
    const snippet = await readSnippet()
    await writeFile(
      'dist/manifest.json',
      `${JSON.stringify({ version, files, preload, snippet }, null, 2)}\n`,
    )
  },
})

/** The check of an API as a program, and the contract that it holds an API against. */
export const program = (file) => ({
  name: 'program',
  async writeBundle() {
    await chmod(file, 0o755)
    await mkdir('dist', { recursive: true })
    await copyFile('build/openapi.json', 'dist/openapi.json')
  },
})

/** In development files are compressed fast, and only for the sizes in the manifest. */
const production = process.env.NODE_ENV !== 'development'

async function describe(name) {
  const source = await readFile(`dist/${name}`)
  const [zipped, compressed] = await Promise.all([
    zip(source, { level: production ? 9 : 1 }),
    production && brotli(source),
  ])
  if (compressed) await writeFile(`dist/${name}.br`, compressed)
  return { bytes: source.length, gzip: zipped.length, integrity: integrityOf(source) }
}

/** The types of the public API, for shops that write TypeScript; made beside the build, checked by `npm run types`. */
export function publicTypes() {
  let done
  return {
    name: 'public-types',
    buildStart() {
      done = emitTypes()
      // A failure is reported by `writeBundle`.
      done.catch(() => undefined)
    },
    writeBundle: () => done,
  }
}

function emitTypes() {
  const options = ['--declaration', '--emitDeclarationOnly', '--noCheck', '--ignoreConfig']
  const target = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
  const args = [
    'node_modules/typescript/bin/tsc',
    ...options,
    ...target,
    '--outDir',
    'dist/types',
    PUBLIC_TYPES,
  ]
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).on('exit', (code) =>
      code === 0 ? resolve(nameEndings()) : reject(new Error('The public types could not be written.')),
    )
  })
}

/** Adds '.js' to imports between type files: `moduleResolution: node16` needs full file names. */
async function nameEndings() {
  for (const name of await readdir('dist/types')) {
    const file = `dist/types/${name}`
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/(from '\.\/\w+)'/g, "$1.js'"))
  }
}

/** Empties the target once per run, so that nothing of an older build is shipped; what is rebuilt on a change replaces it. */
export function clean(folder) {
  let isClean = false
  return {
    name: 'clean',
    async buildStart() {
      if (!isClean) await rm(folder, { recursive: true, force: true })
      isClean = true
    },
  }
}

/** Returns `window.lensWidgets.version`: the package's version and, of a '-dev' version, its commit. */
export function buildVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  if (!version.endsWith('-dev')) return version
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return `${version}+${execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options).trim()}`
  } catch {
    // There is no git history.
    return version
  }
}

/** Returns the snippet that a template may contain inline, and its hash for a `Content-Security-Policy`. */
export async function readSnippet() {
  const source = await readFile('src/host/snippet.ts', 'utf8')
  const plain = await transform(source, {
    configFile: false,
    swcrc: false,
    isModule: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  })
  const { code } = await minify(plain.code, {
    compress: { passes: 3 },
    mangle: { toplevel: true },
    format: { comments: false },
  })
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}
