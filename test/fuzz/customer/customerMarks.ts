import type { Visitor } from '../../../examples/shop/api/visitor'

/** Texts that belong to one customer only. */
export const MARKS = {
  a: [
    'Ковалёва',
    '9161234567',
    '(916) 123-45-67',
    'Лесная улица, 12',
    'Ордынка, 40',
    'VESNA-1000',
    'слово Анны',
  ],
  b: ['Чужов', '9990001122', '(999) 000-11-22', 'Садовая улица 3', 'CHUZHOI-1', 'слово Бориса'],
} as const
export type Who = keyof typeof MARKS

/** Turns a visitor into Boris, who uses the same browser. */
export function becomeOther(visitor: Visitor) {
  Object.assign(visitor.consumer ?? {}, {
    id: 20555,
    name: 'Борис',
    last_name: 'Чужов',
    second_name: null,
    phone: '9990001122',
    email: 'boris@example.ru',
  })
  for (const address of visitor.addresses) address.street = `Садовая улица ${address.id}`
  visitor.promoCodes.active = visitor.promoCodes.active.map((code, at) => ({
    ...code,
    promo_code: `CHUZHOI-${at + 1}`,
  }))
  visitor.baskets.eshop.lines = [{ id: 1, offer_id: 2061, quantity: 2 }]
  visitor.lensesInfo = { ...visitor.lensesInfo, lenses: [] }
  visitor.orders = visitor.orders.map((order, at) => ({
    ...order,
    id: 70_000 + at,
    number: String(70_000 + at),
  }))
}
