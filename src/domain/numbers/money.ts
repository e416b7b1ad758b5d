import { signOf } from './counts'
import { digits } from './digits'
import { lazyValue } from '../lazyValue'

export type Currency = 'RUB' | 'BYN' | 'AMD' | 'KZT' | 'KGS'

/** An amount in whole units of the currency, never in minor ones: 1990.5 is '1 990,50 ₽'. */
export interface Money {
  value: number
  currency: Currency
}

/** 'сом' is a word: its sign is so new that most fonts show a box for it. */
const SIGNS: Record<Currency, string> = { RUB: '₽', BYN: 'р.', AMD: '֏', KZT: '₸', KGS: 'сом' }

const rounded = lazyValue(
  () =>
    new Intl.NumberFormat('ru', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** What stands in the place of a price, and of a sum, that the shop has not told (contract 20). */
export const UNSHOWN_PRICE = 'Цену не удалось показать'
export const UNSHOWN_SUM = 'Сумму не удалось показать'

/** Writes '1 990 ₽': kopecks only when there are some, with '−' as minus (contract 9.3). */
export function formatMoney({ value, currency }: Money): string {
  const known = digits(value, Number.isInteger(value) ? 0 : 2, 2) ?? rounded().format(Math.abs(value))
  return `${signOf(value)}${known}\u00a0${SIGNS[currency]}`
}

/** Writes a price; one that is needed and not known is said to be so. */
export const priceInWords = (price: Money | null): string => (price ? formatMoney(price) : UNSHOWN_PRICE)
