import { waitFor } from '@testing-library/react'
import nock from 'nock'
import { createStore } from '#store/store'
import { basketApi } from '#data/basket/basketApi'
import { pointsApi } from '#data/points/pointsApi'
import { forgetCustomer } from '#host/customer/customer'
import { announce, camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const calls = basketApi.endpoints

const shown: Asked = {
  call: 'GET /v2/internal/basket/?type=eshop',
  answer: 'getBasket',
  run: (dispatch) => dispatch(calls.basket.initiate('eshop')),
}
const balance: Asked = {
  call: 'GET /v1/profile/score/',
  answer: 'getScore',
  run: (dispatch) => dispatch(pointsApi.endpoints.score.initiate()),
}
const paying: Asked = {
  call: 'POST /v2/internal/basket/points_discount/apply/',
  answer: 'applyPointsDiscount',
  body: { points: 500 },
  run: (dispatch) => dispatch(calls.applyPointsDiscount.initiate(500)),
}
const removing: Asked = {
  call: 'POST /v1/eshop/basket/items/remove/',
  answer: 'removeBasketItem',
  body: /name="basket_item_id"\r\n\r\n1\r\n/,
  headers: { 'X-CSRF-Token': 'csrf-token' },
  run: (dispatch) => dispatch(calls.removeBasketItem.initiate({ type: 'eshop', basketItemId: 1 })),
}

/** Mocks the basket, which is read before an item is added. */
function announceHeld(type: string) {
  forgetCustomer({ isOver: false })
  announce({ ...shown, call: `GET /v2/internal/basket/?type=${type}` })
}

itCalls([
  shown,
  { ...balance, gives: camel(dataOf('getScore')) },
  {
    call: 'POST /v2/internal/basket/validate/',
    answer: 'validateBasket',
    gives: camel(dataOf('validateBasket')),
    run: (dispatch) => dispatch(calls.basketValidity.initiate()),
  },
  {
    call: 'POST /v1/mono/basket/items/add/lenses/',
    answer: 'addBasketLenses',
    body: /name="offer_id"\r\n\r\n2021\r\n[^]*name="quantity"\r\n\r\n2\r\n/,
    run: (dispatch) => {
      announceHeld('mono')
      return dispatch(calls.addBasketLenses.initiate({ type: 'mono', offerId: 2021, quantity: 2 }))
    },
  },
  {
    call: 'POST /v1/eshop/basket/items/add/additional/',
    answer: 'addBasketAdditional',
    body: /name="offer_id"\r\n\r\n2061\r\n/,
    run: (dispatch) => {
      announceHeld('eshop')
      return dispatch(calls.addBasketAdditional.initiate({ type: 'eshop', offerId: 2061, quantity: 1 }))
    },
  },
  removing,
  {
    call: 'GET /v1/eshop/products/additional/',
    answer: 'getAdditionalProducts',
    under: 'products',
    run: (dispatch) => dispatch(calls.additionalProducts.initiate('eshop')),
  },
  {
    call: 'GET /v1/eshop/products/lenses/?with_offers=true',
    answer: 'getLensProducts',
    run: (dispatch) => dispatch(calls.lensProducts.initiate('eshop')),
  },
  paying,
  {
    call: 'POST /v2/internal/basket/points_discount/remove/',
    answer: 'removePointsDiscount',
    run: (dispatch) => dispatch(calls.removePointsDiscount.initiate()),
  },
  {
    call: 'POST /v1/eshop/basket/promo_code/apply/',
    answer: 'applyPromoCode',
    body: { promo_code: 'YASNO' },
    run: (dispatch) => dispatch(calls.applyPromoCode.initiate({ type: 'eshop', promoCode: 'YASNO' })),
  },
  {
    call: 'POST /v1/eshop/basket/promo_code/remove/',
    answer: 'removePromoCode',
    run: (dispatch) => dispatch(calls.removePromoCode.initiate('eshop')),
  },
])

itRefreshes('points taken off refresh the balance', paying, [balance])

it('the basket that a write answers is shown without another read', async () => {
  const store = createStore()
  const { dispatch } = store
  const once = { ...dataOf('getBasket'), items: [] }
  announce(shown)
  await shown.run(dispatch)
  shop().post('/api/v1/eshop/basket/items/remove/').reply(200, success(once))
  await removing.run(dispatch)
  await waitFor(() => expect(calls.basket.select('eshop')(store.getState()).data?.items).toEqual([]))
})

it('a write that answers something else makes the basket be read again', async () => {
  const { dispatch } = createStore()
  announce(shown)
  await shown.run(dispatch)
  shop().post('/api/v1/eshop/basket/items/remove/').reply(200, success(null))
  announce(shown)
  await removing.run(dispatch)
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
})

it('a write that sent nothing, because the basket cannot be read, is not doubtful', async () => {
  forgetCustomer({ isOver: false })
  shop().get('/api/v2/internal/basket/?type=eshop').reply(200, success(null))
  const adding = calls.addBasketLenses.initiate({ type: 'eshop', offerId: 2021, quantity: 2 })
  expect((await createStore().dispatch(adding)).error).toEqual({
    kind: 'unavailable',
    message: 'Сервис временно недоступен. Попробуйте ещё раз',
  })
})
