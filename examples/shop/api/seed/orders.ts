import type { Schemas } from '../http/contract'
import { at, dateOf, inDays } from '../dates'
import { found } from '../http/refusal'
import { bothEyes, products, roubles } from './catalogue'
import { departmentOf, locatorPoints } from './places'

type Order = Schemas['Order']

const contact = { name: 'Анна Ковалёва', phone: '9161234567' }

function item(productIndex: number, quantity: number): Schemas['OrderItem'] {
  // The two newest have not been ordered yet.
  const sold = products.filter(({ id, eshop_packs }) => eshop_packs.length > 0 && id < 210)
  const product = sold[productIndex % sold.length]
  const pack = product?.eshop_packs[0]
  if (!product || !pack) throw new Error('The catalogue of the sandbox has no packs')
  const { id, title, picture } = product
  return {
    product_id: id,
    pack_id: pack.id,
    // This is the first of the product's offers.
    offer_id: id * 10 + 1,
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
    { code: 'in_transit', label: 'В пути', is_completed: true, completed_at: at(now, -1, '18:40') },
    { code: 'delivered', label: 'Доставлен', is_completed: false, completed_at: null },
  ],
})

const awaitingPickup = (now: Date): Schemas['ActiveOrder'] => ({
  ...order(48207, at(now, -6, '19:02'), [item(5, 1), item(6, 2)], {
    status: { code: 'ready', label: 'Готов к выдаче' },
    delivery: { ...pickup, date: dateOf(inDays(now, -1)) },
    payment: { type: 'card', status: { code: 'awaiting', label: 'При получении' }, is_link_available: false },
  }),
  expected_at: at(now, -1, '10:00'),
  storage_until: dateOf(inDays(now, 6)),
  steps: [
    { code: 'accepted', label: 'Принят', is_completed: true, completed_at: at(now, -6, '19:02') },
    { code: 'packed', label: 'Собран', is_completed: true, completed_at: at(now, -4, '12:15') },
    { code: 'ready', label: 'Готов к выдаче', is_completed: true, completed_at: at(now, -1, '10:00') },
    { code: 'received', label: 'Получен', is_completed: false, completed_at: null },
  ],
})

const unpaid = (now: Date): Schemas['ActiveOrder'] => ({
  ...order(48209, at(now, -3, '09:12'), [item(0, 1)], {
    status: { code: 'accepted', label: 'Принят' },
    payment: {
      type: 'card_online',
      status: { code: 'awaiting', label: 'Ожидает оплаты' },
      is_link_available: true,
    },
  }),
  expected_at: null,
  storage_until: null,
  steps: [
    { code: 'accepted', label: 'Принят', is_completed: true, completed_at: at(now, -3, '09:12') },
    { code: 'packed', label: 'Собран', is_completed: false, completed_at: null },
    { code: 'in_transit', label: 'В пути', is_completed: false, completed_at: null },
    { code: 'delivered', label: 'Доставлен', is_completed: false, completed_at: null },
  ],
})

/** An item that is no longer made: the catalogue has neither a pack nor an offer of it. */
const goneItem: Schemas['OrderItem'] = {
  ...item(0, 1),
  product_id: 208,
  pack_id: 20801,
  offer_id: 2081,
  title: 'Ясно Год',
  params: [{ value: 1, unit: 'lenses' }],
  price: roubles(2890),
}

/** Returns a past order: there is one every 26 days, ids from 48190 down; every seventh was cancelled. */
const past = (now: Date, index: number): Order =>
  order(
    48190 - index * 37,
    at(now, -(20 + index * 26), '13:05'),
    [item(index, 1 + (index % 3)), index === 5 ? goneItem : item(index + 5, 1)],
    {
      delivery: index % 2 ? pickup : courier,
      // Clients may not know this code yet.
      ...(index === 8 && { status: { code: 'returned', label: 'Возвращён' }, points: 0 }),
      ...(index % 7 === 4 && { status: { code: 'cancelled', label: 'Отменён' }, points: 0 }),
    },
  )

const monoItem: Schemas['OrderItem'] = {
  ...item(1, 2),
  title: 'Ясно Месяц, 1 линза',
  pack_id: 20201,
  offer_id: 2021,
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
  unpaid(now),
  awaitingPickup(now),
  ...Array.from({ length: 22 }, (_, index) => past(now, index)),
  order(5101, at(now, -700, '10:15'), [monoItem], { sale_type: 'mono', delivery: pickup }),
]

const trialLenses = (quantity: number): Schemas['TrialOrder']['lenses'] =>
  bothEyes.map((lens) => ({ ...lens, product_id: 201, title: 'Ясно День', quantity }))

export const trialOrders = (now: Date): Schemas['TrialOrder'][] => [
  {
    id: 71,
    number: 'П-71',
    created_at: at(now, -4, '12:00'),
    status: { code: 'ready', label: 'Можно забирать' },
    lenses: trialLenses(5),
    department: departmentOf(found(locatorPoints, 11)),
    pickup_until: dateOf(inDays(now, 10)),
    activation_code: '4821',
    entry_id: 701,
    is_cancelable: true,
  },
  {
    id: 64,
    number: 'П-64',
    created_at: at(now, -230, '18:50'),
    status: { code: 'received', label: 'Получены' },
    lenses: trialLenses(5),
    department: departmentOf(found(locatorPoints, 14)),
    pickup_until: null,
    activation_code: null,
    entry_id: null,
    is_cancelable: false,
  },
]

/** Returns samples from a specialist. */
export const samplingOrders = (now: Date): Schemas['SamplingOrder'][] => [
  {
    id: 31,
    number: 'О-31',
    created_at: at(now, -48, '12:40'),
    status: { code: 'issued', label: 'Выданы на приёме' },
    lenses: trialLenses(1),
    department: departmentOf(found(locatorPoints, 11)),
    pickup_until: null,
    activation_code: null,
    entry_id: null,
    is_cancelable: false,
  },
]
