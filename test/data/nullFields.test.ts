import { accountApi } from '#data/account/accountApi'
import { basketReadApi } from '#data/basket/basketReadApi'
import { catalogueApi } from '#data/catalogue/catalogueApi'
import { ordersApi } from '#data/orders/ordersApi'
import { pointsForPurchaseApi } from '#data/points/pointsForPurchaseApi'
import { receiptsApi } from '#data/receipts/receiptsApi'
import { remindersApi } from '#data/reminders/remindersApi'
import { subscriptionApi } from '#data/subscription/subscriptionApi'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { createStore, type Store } from '#store/store'
import { dataOf } from '../support/endpoints'
import { hear } from '../support/events'
import { refusal, shop, success } from '../support/shop'

/* A null in a nullable field never makes the whole record unreadable. */

type Wire = Record<string, unknown>

const [order] = dataOf('getOrders')['orders'] as Wire[]
const product = dataOf('getProduct')

const answerAt = (path: string, data: unknown) => shop().get(path).reply(200, success(data))

it('an order whose goods are null stays, with a line that cannot be shown', async () => {
  answerAt('/api/v2/internal/personal/orders/', { orders: [{ ...order, items: null }] })
  const { data } = await createStore().dispatch(ordersApi.endpoints.orders.initiate())
  expect(data).toMatchObject([{ id: order?.['id'], items: [{ isUnreadable: true }] }])
})

it.each(['eshop_packs', 'mono_packs'])('a product whose %s are null has the others', async (name) => {
  const pack = (product['eshop_packs'] as Wire[])[0]
  const packs = { eshop_packs: [pack], mono_packs: [pack], [name]: null }
  answerAt('/api/v2/internal/catalog/products/detail/id/202/', { ...product, ...packs })
  const { data } = await createStore().dispatch(catalogueApi.endpoints.product.initiate(202))
  expect([...(data?.eshopPacks ?? []), ...(data?.monoPacks ?? [])]).toHaveLength(1)
})

it('of a product without both it is not known whether it is sold', async () => {
  const packs = { eshop_packs: null, mono_packs: null }
  answerAt('/api/v2/internal/catalog/products/detail/id/202/', { ...product, ...packs })
  const { error } = await createStore().dispatch(catalogueApi.endpoints.product.initiate(202))
  expect(error).toMatchObject({ kind: 'unavailable' })
})

it.each([{}, { consumer: null }])('%j says that somebody is no member', async (info) => {
  answerAt('/api/v2/internal/account/info/', info)
  const { data } = await createStore().dispatch(accountApi.endpoints.accountInfo.initiate())
  expect(data).toMatchObject({ consumer: null })
})

it('an account of nothing but null says nothing', async () => {
  answerAt('/api/v2/internal/account/info/', { consumer: null, is_friends_available: null })
  const { error } = await createStore().dispatch(accountApi.endpoints.accountInfo.initiate())
  expect(error).toMatchObject({ kind: 'unavailable' })
})

const [reminder] = dataOf('getReminders')['reminders'] as Wire[]
const [purchase] = dataOf('getPointsForPurchase')['items'] as (Wire & { items: Wire[] })[]
const [moneyback] = dataOf('getMoneybacks')['items'] as Wire[]

it.each([
  [
    'reminder',
    '/api/v2/internal/personal/reminders/',
    { reminders: [{ ...reminder, title: null }] },
    'title',
    (store: Store) => store.dispatch(remindersApi.endpoints.reminders.initiate()),
  ],
  [
    'purchase that brings points',
    '/api/v2/internal/personal/points/for_purchase/',
    { items: [{ ...purchase, items: [{ ...purchase?.items[0], title: null }] }] },
    'title',
    (store: Store) => store.dispatch(pointsForPurchaseApi.endpoints.pointsForPurchase.initiate()),
  ],
  [
    'refund',
    '/api/v2/internal/personal/moneyback/',
    { items: [{ ...moneyback, product_title: null }] },
    'product_title',
    (store: Store) => store.dispatch(receiptsApi.endpoints.moneybacks.initiate()),
  ],
])('a %s without a title is told, and says so', async (_, path, data, field, readFrom) => {
  const problems = hear('problem')
  answerAt(path, data)
  const read = await readFrom(createStore())
  expect(JSON.stringify(read.data)).toContain('Название не удалось показать')
  expect(problems.map(([, { field, reason }]) => [field?.split(/\W/).at(-1), reason])).toEqual([
    [field, 'missing'],
  ])
})

it('a price of null, or one that cannot be read, is told, and what has it stays', async () => {
  const problems = hear('problem')
  const told = () => problems.splice(0).map(([, { field, reason }]) => [field, reason])
  const pack = (price: unknown) => ({ ...(product['eshop_packs'] as Wire[])[0], discount: null, price })
  answerAt('/api/v2/internal/catalog/products/detail/id/202/', {
    ...product,
    eshop_packs: [pack(null), { ...pack('1 990'), id: 'x' }],
    mono_packs: [],
  })
  const read = await createStore().dispatch(catalogueApi.endpoints.product.initiate(202))
  expect(read.data?.eshopPacks).toMatchObject([{ price: null }, { price: null }])
  expect(told()).toEqual([['eshop_packs[].price', 'missing']])
  const item = { ...(order?.['items'] as Wire[])[0], price: null }
  answerAt('/api/v2/internal/personal/orders/', { orders: [{ ...order, items: [item], total_price: null }] })
  const { data } = await createStore().dispatch(ordersApi.endpoints.orders.initiate())
  expect(data).toMatchObject([{ totalPrice: null, items: [{ price: null }] }])
  expect(told()).toEqual([
    ['orders[].total_price', 'missing'],
    ['orders[].items[].price', 'missing'],
  ])
})

it('goods without a title or a quantity are told, and their line stays as one that cannot be shown', async () => {
  const problems = hear('problem')
  const told = () => problems.splice(0).map(([, { field, reason }]) => [field, reason])
  const [line] = order?.['items'] as Wire[]
  const items = [
    { ...line, title: null },
    { ...line, quantity: null },
  ]
  answerAt('/api/v2/internal/personal/orders/', { orders: [{ ...order, items }] })
  const { data } = await createStore().dispatch(ordersApi.endpoints.orders.initiate())
  expect(data).toMatchObject([{ items: [{ isUnreadable: true }, { isUnreadable: true }] }])
  expect(told()).toEqual([
    ['orders[].items[].title', 'missing'],
    ['orders[].items[].quantity', 'missing'],
  ])
  const basket = dataOf('getBasket')
  const [item] = basket['items'] as Wire[]
  answerAt('/api/v2/internal/basket/?type=eshop', { ...basket, items: [{ ...item, quantity: null }] })
  await createStore().dispatch(basketReadApi.endpoints.basket.initiate('eshop'))
  expect(told()).toEqual([['items[].quantity', 'missing']])
})

it('no subscription is none by 404 as by null, and unavailable by 403', async () => {
  const { subscription, subscriptionPreview, currentSubscriptionOrder } = subscriptionApi.endpoints
  const answerWith = (status: number) => {
    for (const path of [
      '/api/v1/eshop/subscriptions/active/',
      '/api/v2/internal/personal/subscription/preview/',
      '/api/v2/internal/personal/subscription/active/orders/current/',
    ])
      shop().get(path).reply(status, refusal(0, 'Нет'))
    const { dispatch } = createStore()
    return Promise.all([
      dispatch(subscription.initiate()),
      dispatch(subscriptionPreview.initiate()),
      dispatch(currentSubscriptionOrder.initiate()),
    ])
  }
  for (const { data, isSuccess } of await answerWith(404)) expect([data, isSuccess]).toEqual([null, true])
  for (const { error } of await answerWith(403)) expect(error).toMatchObject({ kind: 'forbidden' })
})

it('who has no session is not told that it has ended', async () => {
  window.pageConfig = {}
  shop().get('/api/v2/internal/catalog/products/detail/id/202/').reply(401, refusal(8001, 'Сессия истекла'))
  const { error } = await createStore().dispatch(catalogueApi.endpoints.product.initiate(202))
  expect(error).toMatchObject({ kind: 'refused', message: SERVICE_UNAVAILABLE, errors: [{ code: 8001 }] })
})
