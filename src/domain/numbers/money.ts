import { signOf } from './counts'
import { digits } from './digits'
import { lazyValue } from '../lazyValue'

export type Currency = 'RUB' | 'BYN' | 'AMD' | 'KZT' | 'KGS'

/** An amount in whole units of the currency, never in minor ones: 1990.5 is '1 990,50 ₽'. */
export interface Money {
  value: number
  currency: Currency
}

/** The som is written as the word 'сом': its sign is so new that most fonts show a box for it. */
const SIGNS: Record<Currency, string> = { RUB: '₽', BYN: 'р.', AMD: '֏', KZT: '₸', KGS: 'сом' }

const rounded = lazyValue(
  () =>
    new Intl.NumberFormat('ru', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** The text in place of a price or a sum that the shop has not stated (contract 20). */
export const UNSHOWN_PRICE = 'Цену не удалось показать'
export const UNSHOWN_SUM = 'Сумму не удалось показать'

/** Writes '1 990 ₽': kopecks only if there are some, '−' as the minus sign (contract 9.3). */
export function formatMoney({ value, currency }: Money): string {
  const known = digits(value, Number.isInteger(value) ? 0 : 2, 2) ?? rounded().format(Math.abs(value))
  return `${signOf(value)}${known}\u00a0${SIGNS[currency]}`
}

/** Writes a price, or a text that says that a needed price is unknown. */
export const priceInWords = (price: Money | null): string => (price ? formatMoney(price) : UNSHOWN_PRICE)
