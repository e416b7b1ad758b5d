import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128'

/** Light space that scanners need before and after the bars, in modules. */
export const QUIET = 10

/** Largest number of modules: more would be too thin on a phone's screen to be read. */
const MOST_MODULES = 300

export interface Bars {
  /** Width in modules, with the quiet zones. */
  width: number
  /** Path of an SVG, one module high. */
  path: string
}

/** Returns a text as bars of Code 128; undefined if the text is too long or has other letters than Latin. */
export function code128(text: string): Bars | undefined {
  const code = new CODE128(text, {})
  if (text === '' || !code.valid()) return undefined
  const { data } = code.encode()
  if (data.length > MOST_MODULES) return undefined
  const runs = [...data.matchAll(/1+/g)].map(
    ({ index, 0: { length } }) => `M${QUIET + index} 0h${length}v1h-${length}z`,
  )
  return { width: data.length + 2 * QUIET, path: runs.join('') }
}
