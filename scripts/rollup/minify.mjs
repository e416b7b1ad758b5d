import { minify as swc } from '@swc/core'
import { maps } from './maps.mjs'

/** Smaller all in all than terser's output, in a tenth of the time. */
export const minify = () => ({
  name: 'minify',
  renderChunk: (code) =>
    swc(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
      mangle: true,
      format: { comments: false },
      sourceMap: maps,
    }),
})
