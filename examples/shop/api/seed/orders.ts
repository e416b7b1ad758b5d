import type { Schemas } from '../contract'
import { at, dateOf, inDays } from '../dates'
import { found } from '../refusal'
import { bothEyes, products, roubles } from './catalogue'
import { departmentOf, locatorPoints } from './places'

type Order = Schemas['Order']

const contact = { name: 'Анна Ковалёва', phone: '9161234567' }

function item(productIndex: number, quantity: number): Schemas['OrderItem'] {
  const sold = products.filter(({ eshop_packs }) => eshop_packs.length > 0)
  const product = sold[productIndex % sold.length]
  const pack = product?.eshop_packs[0]
  if (!product || !pack) throw new Error('The catalogue of the sandbox has no packs')
  const { id, title, picture } = product
  return {
    product_id: id,
    pack_id: pack.id,
    title,
    picture,
    params: pack.params,
    quantity,
    price: pack.price,
  }
}

const courier: Schemas['OrderDelivery'] = {
  type: 'courier',
  address: 'Москва, Лесная улица, 12, кв. 5',
  point_code: null,
  date: null,
  time_from: null,
  time_to: null,
  tracking_number: null,
  tracking_url: null,
}
const pickup: Schemas['OrderDelivery'] = {
  ...courier,
  type: 'point',
  address: 'Москва, Тверская улица, 5',
  point_code: 'MSK-002',
}

function order(id: number, created_at: string, items: Schemas['OrderItem'][], rest: Partial<Order>): Order {
  const total = items.reduce((sum, { price, quantity }) => sum + price.value * quantity, 0)
  return {
    id,
    number: String(id),
    created_at,
    sale_type: 'eshop',
    status: { code: 'received', label: 'Получен' },
    total_price: roubles(total),
    points: Math.round(total / 20),
    items_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items,
    delivery: courier,
    payment: { type: 'card_online', status: { code: 'paid', label: 'Оплачен' }, is_link_available: false },
    recipient: contact,
    is_cancelable: false,
    is_repeatable: true,
    ...rest,
  }
}

const underWay = (now: Date): Schemas['ActiveOrder'] => ({
  ...order(48213, at(now, -2, '11:24'), [item(1, 2)], {
    status: { code: 'in_transit', label: 'В пути' },
    delivery: {
      ...courier,
      date: dateOf(inDays(now, 1)),
      time_from: '10:00',
      time_to: '14:00',
      tracking_number: 'CSE-77120345',
      tracking_url: '/tracking/CSE-77120345/',
    },
  }),
  expected_at: at(now, 1, '10:00'),
  storage_until: null,
  steps: [
    { code: 'accepted', label: 'Принят', is_completed: true, completed_at: at(now, -2, '11:24') },
    { code: 'packed', label: 'Собран', is_completed: true, completed_at: at(now, -1, '09:10') },
    { code: 'in_transit', label: 'В пути', is_completed: true, completed_at: at(now, 0, '08:30') },
    { code: 'delivered', label: 'Доставлен', is_completed: false, completed_at: null },
  ],
})

/** One order every 26 days, ids from 48190 down; every seventh was cancelled. */
const past = (now: Date, index: number): Order =>
  order(
    48190 - index * 37,
    at(now, -(20 + index * 26), '13:05'),
    [item(index, 1 + (index % 3)), item(index + 5, 1)],
    {
      delivery: index % 2 ? pickup : courier,
      ...(index % 7 === 4 && { status: { code: 'cancelled', label: 'Отменён' }, points: 0 }),
    },
  )

const monoItem: Schemas['OrderItem'] = {
  ...item(1, 2),
  title: 'Ясно Месяц, 1 линза',
  pack_id: 20201,
  params: [{ value: 1, unit: 'lenses' }],
  price: roubles(390),
}

export const orders = (now: Date): (Schemas['ActiveOrder'] | Order)[] => [
  underWay(now),
  order(5102, at(now, -3, '16:40'), [monoItem], {
    sale_type: 'mono',
    status: { code: 'processing', label: 'Готовится' },
    delivery: pickup,
    is_cancelable: true,
  }),
  ...Array.from({ length: 22 }, (_, index) => past(now, index)),
  order(5101, at(now, -700, '10:15'), [monoItem], { sale_type: 'mono', delivery: pickup }),
]

export const trialOrders = (now: Date): Schemas['TrialOrder'][] => [
  {
    id: 71,
    number: 'П-71',
    created_at: at(now, -4, '12:00'),
    status: { code: 'ready', label: 'Можно забирать' },
    lenses: bothEyes.map((lens) => ({ ...lens, product_id: 201, title: 'Ясно День', quantity: 5 })),
    department: departmentOf(found(locatorPoints, 11)),
    pickup_until: dateOf(inDays(now, 10)),
    activation_code: '4821',
    entry_id: 701,
    is_cancelable: true,
  },
]
