import { once } from './once'

/** The Russian forms for 1, 2 and 5: ['балл', 'балла', 'баллов']. */
export type Forms = readonly [one: string, few: string, many: string]

const pluralRules = once(() => new Intl.PluralRules('ru'))
const plain = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 2 }))
const signed = once(
  () => new Intl.NumberFormat('ru', { maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
)

/** Intl writes a hyphen before a negative number; the shop writes the minus sign (contract 9.3). */
export function withMinus(text: string): string {
  return text.replace('-', '−')
}

/** 1840 → '1 840', with no-break spaces. */
export function formatNumber(value: number): string {
  return withMinus(plain().format(value))
}

/** 121 → '+121', −500 → '−500'. */
export function formatSigned(value: number): string {
  return withMinus(signed().format(value))
}

/** The form that goes with the number; fractions take the second: '1,5 балла'. */
export function plural(value: number, [one, few, many]: Forms): string {
  const category = pluralRules().select(Math.abs(value))
  if (category === 'one') return one
  return category === 'many' ? many : few
}

/** 3 → '3 балла', with a no-break space. */
export function count(value: number, forms: Forms): string {
  return `${formatNumber(value)}\u00a0${plural(value, forms)}`
}

/** 121 → '+121 балл' */
export function signedCount(value: number, forms: Forms): string {
  return `${formatSigned(value)}\u00a0${plural(value, forms)}`
}
