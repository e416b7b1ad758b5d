import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128'

/** Light space before and after the bars that scanners need, in modules. */
export const QUIET = 10

/** More modules than this are too thin on a phone's screen to be read. */
const MOST_MODULES = 300

export interface Bars {
  /** In modules, with the quiet zones. */
  width: number
  /** Of an SVG path, one module high. */
  path: string
}

/** A text as bars of Code 128; undefined where it cannot be written so: other letters than Latin, or too long. */
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
