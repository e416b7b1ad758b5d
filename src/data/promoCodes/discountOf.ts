import { formatMoney } from '../../domain/numbers/money'
import type { PromoCode } from './promoCode'

/** Returns a code's discount, '500 ₽'; '' if the shop does not state it. */
export const discountFigure = ({ discountValue, currency }: PromoCode): string =>
  discountValue > 0 ? formatMoney({ value: discountValue, currency: currency ?? 'RUB' }) : ''

/** Returns 'Скидка 500 ₽'. */
export function discountOf(code: PromoCode): string {
  const figure = discountFigure(code)
  return figure === '' ? 'Промокод' : `Скидка ${figure}`
}
