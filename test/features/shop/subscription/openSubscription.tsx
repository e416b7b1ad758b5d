import { screen, within } from '@testing-library/react'
import { SubscriptionPage } from '#features/shop/subscription/overview/SubscriptionPage'
import { dataOf } from '../../../support/endpoints'
import { renderPage } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

afterEach(() => sessionStorage.clear())

const AT = '/api/v2/internal/personal/subscription'
export const paths = {
  active: '/api/v1/eshop/subscriptions/active/',
  types: '/api/v1/eshop/subscriptions/types/',
  preview: `${AT}/preview/`,
  current: `${AT}/active/orders/current/`,
  history: `${AT}/active/orders/history/`,
  cancel: `${AT}/active/cancel/`,
  recipient: `${AT}/current/recipient/set/`,
  address: (id: number) => `${AT}/current/delivery_address/${id}/set/`,
  additional: `${AT}/current/items/additional/`,
  lenses: `${AT}/current/items/lenses/`,
  lensOffers: `${AT}/current/items/lenses/offers/`,
  products: `${AT}/products/additional/`,
  confirm: `${AT}/current/confirm/`,
  offers: '/api/v2/internal/catalog/products/offers/eshop/',
  catalogue: '/api/v2/internal/catalog/products/',
  range: '/api/v2/internal/catalog/products/detail/id/202/params/',
  addresses: '/api/v2/internal/personal/delivery_address/',
  lensesInfo: '/api/v2/internal/personal/profile/lenses_info/',
  basket: '/api/v2/internal/basket/?type=eshop',
  basketProducts: '/api/v1/eshop/products/additional/',
  wizard: '/api/v2/internal/basket/eshop/wizard/',
}

export type Wire = Record<string, unknown>

export const roubles = (value: number) => ({ value, currency: 'RUB' })
const soon = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

export const subscription = (rest: Wire = {}): Wire => ({ ...dataOf('getSubscription'), ...rest })

/** An order with lenses of 2 000 ₽ and a solution of 500 ₽, with a discount of 10 %. */
export const nextOrder = (rest: Wire = {}): Wire => {
  const example = dataOf('getCurrentSubscriptionOrder')
  const [lens = {}] = example['lenses'] as Wire[]
  const [addition = {}] = example['additional'] as Wire[]
  return {
    ...example,
    scheduled_at: soon(10),
    edit_until: soon(7),
    lenses: [{ ...lens, offer_id: 2021, price: roubles(1000), quantity: 2 }],
    additional: [{ ...addition, id: 1, offer_id: 2061, title: 'Росинка', price: roubles(500), quantity: 1 }],
    total_price: roubles(2250),
    discount_value: 250,
    points: 100,
    ...rest,
  }
}

const previewOf = ({ number, scheduled_at, edit_until, is_confirmed, total_price }: Wire): Wire => ({
  subscription: subscription(),
  number,
  scheduled_at,
  edit_until,
  is_confirmed,
  items_count: 3,
  total_price,
})

const [offerExample = {}] = dataOf('getOffers')['offers'] as Wire[]

export const offer = (id: number, rest: Wire = {}): Wire => ({
  ...offerExample,
  offer_id: id,
  product_id: 202,
  pack_id: 20206,
  title: 'Ясно Месяц',
  params: [{ value: 6, unit: 'lenses' }],
  price: roubles(1000),
  is_available: true,
  sphere: -2.75,
  cylinder: null,
  axis: null,
  addition: null,
  base_curve: 8.6,
  diameter: 14.2,
  ...rest,
})
export const drops = offer(2071, {
  product_id: 207,
  title: 'Капли',
  params: [{ value: 10, unit: 'ml' }],
  price: roubles(500),
  sphere: null,
  base_curve: null,
  diameter: null,
})

/** Mocks the calls of a page with this order. */
export function announceActive(
  order: Wire | null = nextOrder(),
  active: Wire = subscription(),
  preview: Wire = {},
) {
  shop().get(paths.active).reply(200, success(active))
  shop()
    .get(paths.preview)
    .reply(200, success(order && { ...previewOf(order), ...preview }))
  shop().get(paths.current).reply(200, success(order))
  shop()
    .get(paths.history)
    .reply(200, success({ orders: [] }))
}

const [typeExample = {}] = dataOf('getSubscriptionTypes')['types'] as Wire[]
const type = (delivery_period: string, discount_percent: number): Wire => ({
  ...typeExample,
  id: delivery_period.length,
  delivery_period,
  discount_percent,
})

export function announceNone(active: Wire | null = null) {
  shop().get(paths.active).reply(200, success(active))
  shop()
    .get(paths.types)
    .reply(200, success({ types: [type('monthly', 10), type('quarterly', 5), type('one_time', 0)] }))
  announceHistory([])
}

/** Mocks the history: the deliveries of the subscription. */
export const announceHistory = (orders: Wire[]) =>
  shop().get(paths.history).optionally().reply(200, success({ orders }))

export function draw() {
  const { user } = renderPage(<SubscriptionPage />, '/subscription/')
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
  return { user, press, dialog }
}

/** Returns the total of the order that the page shows. */
export const total = async () =>
  (await screen.findByText('Итого')).nextSibling?.textContent?.replace(/\s/g, ' ')
