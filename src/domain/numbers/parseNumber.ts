import { normalizeNumber } from './normalizeNumber'

// 'Infinity', '0x10' and '1e400' are numbers to JavaScript and not to a customer.
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** Turns '− 2,75' into -2.75, '1 840' into 1840; returns undefined if the text is no finite number. */
export function parseNumber(text: string): number | undefined {
  const tidied = normalizeNumber(text)
  if (!DECIMAL.test(tidied)) return undefined
  const value = Number(tidied.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}
