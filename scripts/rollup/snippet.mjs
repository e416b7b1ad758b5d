import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { minify, transform } from '@swc/core'

/** What a template may hold inline, and its hash for a `Content-Security-Policy`. */
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
