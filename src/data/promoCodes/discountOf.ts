import { formatMoney } from '../../domain/numbers/money'
import type { PromoCode } from './promoCode'

/** Returns 'Скидка 500 ₽'. */
export const discountOf = ({ discountValue, currency }: PromoCode): string =>
  discountValue > 0
    ? `Скидка ${formatMoney({ value: discountValue, currency: currency ?? 'RUB' })}`
    : 'Промокод'
