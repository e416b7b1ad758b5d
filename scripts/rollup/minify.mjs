import { gzipSync } from 'node:zlib'
import swc from '@swc/core'
import { minify as terser } from 'terser'

const compress = { passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false }
// React stays smaller on the wire when its functions are not drawn into their only caller.
const terserCompress = { ...compress, passes: 2, reduce_funcs: false }

const minifiers = [
  (code) => terser(code, { module: true, ecma: 2020, compress: terserCompress, format: { comments: false } }),
  (code) =>
    swc.minify(code, { module: true, ecma: 2020, compress, mangle: true, format: { comments: false } }),
]

/** Each chunk by whichever minifier makes it smaller on the wire: terser for the libraries, swc for most of the rest. */
export const minify = () => ({
  name: 'minify',
  async renderChunk(code) {
    const results = await Promise.all(minifiers.map((minifier) => minifier(code)))
    const [smallest] = results.map((result) => result.code).sort((one, other) => size(one) - size(other))
    return { code: smallest, map: null }
  },
})

const size = (code) => gzipSync(code, { level: 9 }).length
