import { normalizeNumber } from './normalizeNumber'

// JavaScript also accepts 'Infinity', '0x10' and '1e400', which customers do not mean as numbers.
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** Converts '− 2,75' to -2.75, '1 840' to 1840; returns undefined if the text is not a finite number. */
export function parseNumber(text: string): number | undefined {
  const tidied = normalizeNumber(text)
  if (!DECIMAL.test(tidied)) return undefined
  const value = Number(tidied.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}
