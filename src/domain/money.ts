import { withMinus } from './counts'
import { once } from './once'

export type Currency = 'RUB' | 'BYN' | 'AMD' | 'KZT' | 'KGS'

/** An amount in whole units of the currency, never in minor ones: 1990.5 is '1 990,50 ₽'. */
export interface Money {
  value: number
  currency: Currency
}

const formatOf = (currency: Currency) =>
  once(
    () =>
      new Intl.NumberFormat('ru', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  )

const formats: Record<Currency, () => Intl.NumberFormat> = {
  RUB: formatOf('RUB'),
  BYN: formatOf('BYN'),
  AMD: formatOf('AMD'),
  KZT: formatOf('KZT'),
  KGS: formatOf('KGS'),
}

/** The sign of the som is so new that most fonts show a box for it. */
const SOM = '\u20c0'

/** '1 990 ₽': kopecks only when there are some, minus '−' (contract 9.3). */
export function formatMoney({ value, currency }: Money): string {
  return withMinus(formats[currency]().format(value)).replace(SOM, 'сом')
}
