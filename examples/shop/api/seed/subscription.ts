import type { Schemas } from '../http/contract'
import { at } from '../dates'
import { found } from '../http/refusal'
import { bothEyes, pictureOf, roubles } from './catalogue'

export const subscriptionTypes: Schemas['SubscriptionType'][] = [
  { id: 1, title: 'Раз в месяц', delivery_period: 'monthly', discount_percent: 10 },
  { id: 2, title: 'Раз в 3 месяца', delivery_period: 'quarterly', discount_percent: 12 },
  { id: 3, title: 'Один раз за весь период', delivery_period: 'one_time', discount_percent: 5 },
]

export const subscription = (now: Date, addresses: Schemas['DeliveryAddress'][]) => ({
  subscription: {
    id: 3301,
    status: { code: 'active' as const, label: 'Активна' },
    subscription_type_id: 1,
    delivery_period: 'monthly' as const,
    next_order_at: at(now, 14, '10:00'),
    is_cancelable: true,
  },
  subscriptionOrder: {
    id: 3391,
    number: 'С-3391',
    scheduled_at: at(now, 14, '10:00'),
    edit_until: at(now, 11, '23:59'),
    is_confirmed: false,
    recipient: { name: 'Анна Ковалёва', phone: '9161234567' },
    delivery_address: found(addresses, 31),
    lenses: bothEyes.map((lens, index) => ({
      ...lens,
      offer_id: 2021 + index,
      quantity: 1,
      price: roubles(1990),
    })),
    additional: [
      {
        id: 1,
        offer_id: 2061,
        title: 'Росинка, раствор для линз, 360 мл',
        picture: pictureOf('rosinka-solution'),
        quantity: 1,
        price: roubles(690),
      },
    ],
    total_price: roubles(4203),
    discount_value: 467,
    points: 210,
  },
})
