import { object, string, type InferType } from 'yup'
import type { Basket } from '#data/basket/basket'
import type { SaleType } from '#data/orders/order'
import type { CountryCode } from '#domain/phone'
import { text } from '#forms/lib/rules'

export const checkoutRules = object({
  name: text().required('Укажите имя и фамилию'),
  phone: text().required('Укажите телефон').phone(),
  country: string<CountryCode>().required().default('ru'),
  date: text().required('Выберите день'),
  interval: text().required('Выберите время'),
  payment: text().required('Выберите способ оплаты'),
  comment: text(),
})

/** The rules for a day that offers no choice of time. */
export const rulesWithoutTime = checkoutRules.shape({ interval: text() })

export type CheckoutDraft = InferType<typeof checkoutRules>

/** The key contains the phone, so that another customer in this tab does not get this draft. */
export const draftKeyOf = (type: SaleType, { customer }: Basket): string =>
  `checkout-${type}-${customer?.phone ?? ''}`

export const startOf = ({ recipient, customer }: Basket): CheckoutDraft => {
  const known = recipient ?? customer
  return {
    name: known?.name ?? '',
    phone: known?.phone ?? '',
    country: known?.country ?? 'ru',
    date: '',
    interval: '',
    payment: '',
    comment: '',
  }
}
