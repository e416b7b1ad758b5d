import { digits } from './digits'
import { lazyValue } from '../lazyValue'

/** The Russian forms for 1, 2 and 5: ['балл', 'балла', 'баллов']. */
export type Forms = readonly [one: string, few: string, many: string]

const plain = lazyValue(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 2 }))
const signed = lazyValue(
  () => new Intl.NumberFormat('ru', { maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
)

/** Replaces the hyphen that Intl writes before a negative number with the minus sign (contract 9.3). */
export function withMinus(text: string): string {
  return text.replace('-', '−')
}

/** Returns the minus sign of a negative number whose digits are written separately. */
export const signOf = (value: number) => (value < 0 ? '−' : '')

/** Writes 1840 as '1 840', with no-break spaces. */
export function formatNumber(value: number): string {
  const known = digits(value, 0, 2)
  return known === undefined ? withMinus(plain().format(value)) : signOf(value) + known
}

/**
 * Writes a number for a field, without rounding it, because the field may be saved as it is: 0.125 as '0,125'.
 * @param least the number of decimals at least
 */
export function exactNumber(value: number, least = 0): string {
  const known = digits(value, least, Infinity)
  return known === undefined ? formatNumber(value) : signOf(value) + known
}

/** Writes 121 as '+121', −500 as '−500'. */
export function formatSigned(value: number): string {
  const known = digits(value, 0, 2)
  if (known === undefined) return withMinus(signed().format(value))
  return (value > 0 ? '+' : signOf(value)) + known
}

/** Returns the noun form for a number; fractions use the second: '1,5 балла'. */
export function plural(value: number, [one, few, many]: Forms): string {
  const size = Math.abs(value)
  if (!Number.isInteger(size)) return few
  const [last, lastTwo] = [size % 10, size % 100]
  if (last === 1 && lastTwo !== 11) return one
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many
}

/** Writes 3 as '3 балла', with a no-break space. */
export function count(value: number, forms: Forms): string {
  return `${formatNumber(value)}\u00a0${plural(value, forms)}`
}

/** Writes 3 as '3 шт', with a no-break space; '' for 0, because a line of 0 is one whose number could not be read. */
export const amountInWords = (value: number, unit: string): string =>
  value > 0 ? `${formatNumber(value)}\u00a0${unit}` : ''

/**
 * Returns a count and the verb form that agrees with it, in separate texts: '21 балл' and 'потрачен', '3
 * балла' and 'потрачено'.
 */
export const agreed = (value: number, nouns: Forms, verbs: Forms): { counted: string; verb: string } => ({
  counted: count(value, nouns),
  verb: plural(value, verbs),
})

/** Writes 121 as '+121 балл'. */
export function signedCount(value: number, forms: Forms): string {
  return `${formatSigned(value)}\u00a0${plural(value, forms)}`
}
