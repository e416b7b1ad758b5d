import { activeOrdersApi } from '#data/orders/activeOrdersApi'
import { orderEditsApi } from '#data/subscription/orderEditsApi'
import { subscriptionApi } from '#data/subscription/subscriptionApi'
import { wizardApi } from '#data/subscription/wizardApi'
import { createStore } from '#store/store'
import { announce, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const calls = subscriptionApi.endpoints
const edits = orderEditsApi.endpoints
const at = '/v2/internal/personal/subscription'

const active: Asked = {
  call: 'GET /v1/eshop/subscriptions/active/',
  answer: 'getSubscription',
  run: (dispatch) => dispatch(calls.subscription.initiate()),
}
const preview: Asked = {
  call: `GET ${at}/preview/`,
  answer: 'getSubscriptionPreview',
  run: (dispatch) => dispatch(calls.subscriptionPreview.initiate()),
}
const current: Asked = {
  call: `GET ${at}/active/orders/current/`,
  answer: 'getCurrentSubscriptionOrder',
  run: (dispatch) => dispatch(calls.currentSubscriptionOrder.initiate()),
}
const history: Asked = {
  call: `GET ${at}/active/orders/history/`,
  answer: 'getSubscriptionOrders',
  run: (dispatch) => dispatch(calls.subscriptionOrders.initiate()),
}
const orders: Asked = {
  call: 'GET /v2/internal/personal/orders/?scope=active',
  answer: 'getOrders',
  run: (dispatch) => dispatch(activeOrdersApi.endpoints.activeOrders.initiate()),
}
const confirming: Asked = {
  call: `POST ${at}/current/confirm/`,
  answer: 'confirmSubscriptionOrder',
  run: (dispatch) => dispatch(calls.confirmSubscriptionOrder.initiate()),
}
const cancelling: Asked = {
  call: `POST ${at}/active/cancel/`,
  answer: 'cancelSubscription',
  body: { reason: 'Перехожу на очки' },
  run: (dispatch) => dispatch(calls.cancelSubscription.initiate('Перехожу на очки')),
}
const offersOf = (productId: unknown) =>
  `/api/v2/internal/catalog/products/offers/eshop/?product_id=${String(productId)}`

itCalls([
  active,
  preview,
  current,
  { ...history, under: 'orders' },
  {
    call: 'GET /v1/eshop/subscriptions/types/',
    answer: 'getSubscriptionTypes',
    under: 'types',
    run: (dispatch) => dispatch(calls.subscriptionTypes.initiate()),
  },
  {
    call: `GET ${at}/current/items/lenses/offers/`,
    answer: 'getSubscriptionLensOffers',
    under: 'offers',
    run: (dispatch) => dispatch(calls.subscriptionLensOffers.initiate()),
  },
  {
    call: `GET ${at}/products/additional/`,
    answer: 'getSubscriptionAdditionalProducts',
    under: 'products',
    run: (dispatch) => dispatch(calls.subscriptionAdditionalProducts.initiate()),
  },
  cancelling,
  {
    call: `POST ${at}/current/recipient/set/`,
    answer: 'setSubscriptionRecipient',
    body: { name: 'Игорь', phone: '9161234567', country: 'ru' },
    run: (dispatch) =>
      dispatch(
        edits.setSubscriptionRecipient.initiate({ name: 'Игорь', phone: '9161234567', country: 'ru' }),
      ),
  },
  {
    call: `POST ${at}/current/delivery_address/32/set/`,
    answer: 'setSubscriptionAddress',
    run: (dispatch) => dispatch(edits.setSubscriptionAddress.initiate({ id: 32 })),
  },
  {
    call: `PUT ${at}/current/items/additional/`,
    answer: 'setSubscriptionAdditional',
    body: { offer_id: 2061, quantity: 3 },
    run: (dispatch) => dispatch(edits.setSubscriptionAdditional.initiate({ offerId: 2061, quantity: 3 })),
  },
  {
    call: `DELETE ${at}/current/items/additional/?id=1`,
    answer: 'removeSubscriptionAdditional',
    run: (dispatch) => dispatch(edits.removeSubscriptionAdditional.initiate(1)),
  },
  confirming,
])

itRefreshes('a confirmed order refreshes preview, current order, history and orders', confirming, [
  preview,
  current,
  history,
  orders,
])
itRefreshes('a cancelled subscription refreshes what shows it', cancelling, [active, preview, current])

it('a set replaces by what the basket holds then, and sends its goods along', async () => {
  const [item = {}] = dataOf('getBasket')['items'] as Record<string, unknown>[]
  const items = [
    { ...item, title: 'Ясно День', quantity: 3 },
    { ...item, basket_item_id: 9, offer_id: 2061, types: [], quantity: 1 },
  ]
  const held = { ...dataOf('getBasket'), subscription_type_id: null, delivery_period: null, items }
  shop().get('/api/v2/internal/basket/?type=eshop').reply(200, success(held))
  const offer = { offer_id: 2061, product_id: item['product_id'], params: [{ value: 360, unit: 'ml' }] }
  shop()
    .get(offersOf(item['product_id']))
    .reply(200, success({ offers: [offer] }))
  announce({
    call: 'POST /v2/internal/basket/eshop/wizard/',
    answer: 'fillBasketFromWizard',
    body: {
      mode: 'subscription-on-lenses',
      delivery_period: 'one_time',
      lenses: [{ offer_id: 2021, quantity: 2 }],
      additional: [{ offer_id: 2061, quantity: 1 }],
    },
    run: () => Promise.resolve({}),
  })
  const filling = wizardApi.endpoints.fillBasketFromWizard.initiate({
    told: ['Ясно День, 3\u00a0шт'],
    deliveryPeriod: 'one_time',
    lenses: [{ offerId: 2021, quantity: 2 }],
    additional: [],
  })
  expect((await createStore().dispatch(filling)).error).toBeUndefined()
})

it('lenses without types are told to be lenses by their offer: none leaves without a word, none stays beside a set', async () => {
  const [item = {}] = dataOf('getBasket')['items'] as Record<string, unknown>[]
  const items = [{ ...item, offer_id: 7001, types: null, title: 'Ясно День', quantity: 3 }]
  const held = { ...dataOf('getBasket'), subscription_type_id: null, delivery_period: null, items }
  shop().get('/api/v2/internal/basket/?type=eshop').reply(200, success(held))
  const offer = { offer_id: 7001, product_id: item['product_id'], params: [{ value: 30, unit: 'lenses' }] }
  shop()
    .get(offersOf(item['product_id']))
    .reply(200, success({ offers: [offer] }))
  const filling = wizardApi.endpoints.fillBasketFromWizard.initiate({
    told: [],
    deliveryPeriod: 'one_time',
    lenses: [{ offerId: 2021, quantity: 2 }],
    additional: [],
  })
  expect(await createStore().dispatch(filling)).toMatchObject({
    error: { message: 'Корзина изменилась. Проверьте, что из неё уйдёт' },
  })
})

it('"no subscription" is an answer, an unreadable answer is a failure', async () => {
  const { dispatch } = createStore()
  shop().get('/api/v1/eshop/subscriptions/active/').reply(200, success(null))
  expect(await dispatch(calls.subscription.initiate())).toMatchObject({ data: null, isSuccess: true })
  shop()
    .get(`/api${at}/preview/`)
    .reply(200, success({ number: 7 }))
  expect(await dispatch(calls.subscriptionPreview.initiate())).toMatchObject({
    error: { kind: 'unavailable' },
  })
})

it('a cancelled subscription has no next delivery, whatever its preview says or cannot be read again', async () => {
  const store = createStore()
  const { dispatch } = store
  const path = `/api${at}/preview/`
  const known = dataOf('getSubscriptionPreview')
  const cancelled = {
    ...known,
    subscription: { ...(known['subscription'] as object), status: { code: 'cancelled', label: 'Отменена' } },
  }
  const read = () => dispatch(calls.subscriptionPreview.initiate(undefined, { forceRefetch: true }))
  shop().get(path).reply(200, success(cancelled))
  expect((await read()).data).toBeNull()
  shop().get(path).reply(200, success(known))
  expect((await read()).data).not.toBeNull()
  shop().post(`/api${at}/active/cancel/`).reply(200, success(null))
  shop().get(path).optionally().reply(500, 'Internal Server Error')
  await dispatch(calls.cancelSubscription.initiate('Дорого'))
  expect(calls.subscriptionPreview.select()(store.getState()).data).toBeNull()
})
