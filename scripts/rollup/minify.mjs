import { gzipSync } from 'node:zlib'
import swc from '@swc/core'
import { minify as terser } from 'terser'

const compress = { passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false }

const withTerser = (options) => (code) =>
  terser(code, {
    module: true,
    ecma: 2020,
    compress: { ...compress, ...options },
    format: { comments: false },
  })

const withSwc = (code) =>
  swc.minify(code, { module: true, ecma: 2020, compress, mangle: true, format: { comments: false } })

const minifiers = [
  // React stays smaller on the wire when its functions are not drawn into their only caller.
  withTerser({ passes: 2, reduce_funcs: false }),
  withSwc,
  async (code) => withTerser({ hoist_funs: true })((await withSwc(code)).code),
]

/** Each chunk by whichever minifier makes it smallest on the wire. */
export const minify = () => ({
  name: 'minify',
  async renderChunk(code) {
    const results = await Promise.all(minifiers.map((minifier) => minifier(code)))
    const [smallest] = results.map((result) => result.code).sort((one, other) => size(one) - size(other))
    return { code: smallest, map: null }
  },
})

const size = (code) => gzipSync(code, { level: 9 }).length
