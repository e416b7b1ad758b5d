import { normalizeText } from '../normalizeText'

// 'Infinity', '0x10' and '1e400' are numbers to JavaScript and not to a customer.
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** Turns '−2,75' into -2.75; returns undefined if the text is no finite number. */
export function parseNumber(text: string): number | undefined {
  const tidied = normalizeText(text)
  if (!DECIMAL.test(tidied)) return undefined
  const value = Number(tidied.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}
