import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128'

/** Width of the quiet zone that scanners need before and after the bars, in modules. */
export const QUIET = 10

/** Maximum number of modules: with more, the bars would be too thin for a scanner on a phone's screen. */
const MOST_MODULES = 300

export interface Bars {
  /** Width in modules, including the quiet zones. */
  width: number
  /** Path data for SVG; the bars are one module high. */
  path: string
}

/**
 * Encodes a text as Code 128; returns undefined if the text is too long or has characters that the code
 * lacks, such as Cyrillic ones.
 */
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
