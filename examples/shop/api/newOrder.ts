import { addressOf, type SaleType } from './basketTotals'
import type { Schemas } from './http/contract'
import { dateOf, inDays, stamp } from './dates'
import { earnLater } from './ledger'
import { offerById } from './seed/offers'
import { deliveryPointsFor } from './seed/manyPlaces'
import { nextId, placeOf, type Visitor } from './visitor'

interface NewOrder {
  saleType?: SaleType
  items: { offer_id: number; quantity: number; title: string | null; price: Schemas['Money'] }[]
  total: Schemas['Money']
  points: number
  recipient: Schemas['Contact']
  paymentType?: string
  delivery?: Partial<Schemas['OrderDelivery']>
}

const deliveryDays = 3

/** Returns "Москва, Лесная улица, 12, кв. 5". */
export const addressLine = ({
  location,
  street,
  house_number,
  house_apartment,
}: Schemas['DeliveryAddress']) =>
  [location, street, house_number, house_apartment && `кв. ${house_apartment}`].filter(Boolean).join(', ')

function deliveryOf(visitor: Visitor, now: Date): Schemas['OrderDelivery'] {
  const { point_id } = placeOf(visitor)
  const point = deliveryPointsFor(visitor).find(({ id }) => id === point_id)
  const address = addressOf(visitor)
  return {
    type: point ? 'point' : 'courier',
    address: point?.address ?? (address ? addressLine(address) : ''),
    point_code: point?.code ?? null,
    date: dateOf(inDays(now, deliveryDays)),
    time_from: '10:00',
    time_to: '14:00',
    tracking_number: null,
    tracking_url: null,
  }
}

function itemOf(
  saleType: SaleType,
  { offer_id, quantity, title, price }: NewOrder['items'][number],
): Schemas['OrderItem'] {
  const offer = offerById(saleType, offer_id)
  return {
    product_id: offer?.product_id ?? 0,
    pack_id: offer?.pack_id ?? 0,
    offer_id,
    title: title ?? '',
    picture: offer?.picture ?? null,
    params: offer?.params ?? [],
    quantity,
    price,
  }
}

const step = (code: string, label: string, completed_at: string | null = null): Schemas['OrderStep'] => ({
  code,
  label,
  is_completed: completed_at !== null,
  completed_at,
})

export type Order = Schemas['ActiveOrder']

/** Puts an order under way and promises its points. */
export function addOrder(visitor: Visitor, now: Date, placed: NewOrder): Schemas['ActiveOrder'] {
  const { saleType = 'eshop', items, total, points, recipient, paymentType = 'card_online' } = placed
  const id = Math.max(nextId(visitor.orders), 48301)
  const isOnline = paymentType === 'card_online'
  const delivery = { ...deliveryOf(visitor, now), ...placed.delivery }
  const order: Schemas['ActiveOrder'] = {
    id,
    number: String(id),
    created_at: stamp(now),
    sale_type: saleType,
    status: { code: 'accepted', label: 'Принят' },
    total_price: total,
    points,
    items_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: items.map((item) => itemOf(saleType, item)),
    delivery,
    payment: {
      type: paymentType,
      status: { code: 'awaiting', label: 'Ожидает оплаты' },
      is_link_available: isOnline,
    },
    recipient,
    is_cancelable: saleType === 'mono',
    is_repeatable: true,
    expected_at: delivery.date === null ? null : `${delivery.date}T${delivery.time_from ?? '10:00'}:00+03:00`,
    storage_until: null,
    steps: [
      step('accepted', 'Принят', stamp(now)),
      step('packed', 'Собран'),
      step('in_transit', 'В пути'),
      step('delivered', 'Доставлен'),
    ],
  }
  visitor.orders.unshift(order)
  earnLater(visitor, now, points, `Заказ № ${id}`, { type: 'order', id })
  return order
}
