import { agreementsApi } from '#data/agreements/agreementsApi'
import { basketApi } from '#data/basket/basketApi'
import { checkoutApi } from '#data/checkout/checkoutApi'
import { deliveryPointsApi } from '#data/checkout/deliveryPointsApi'
import { paymentApi } from '#data/checkout/paymentApi'
import { activeOrdersApi } from '#data/orders/activeOrdersApi'
import { pointsApi } from '#data/points/pointsApi'
import { createStore } from '#store/store'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const calls = checkoutApi.endpoints
const points = deliveryPointsApi.endpoints
const payment = paymentApi.endpoints

const addresses: Asked = {
  call: 'GET /v2/internal/checkout/delivery_address/',
  answer: 'getCheckoutAddresses',
  run: (dispatch) => dispatch(calls.checkoutAddresses.initiate()),
}
const choosing: Asked = {
  call: 'POST /v2/internal/checkout/delivery_address/courier/set/',
  answer: 'setCheckoutAddress',
  body: { id: 31 },
  run: (dispatch) => dispatch(calls.chooseCheckoutAddress.initiate({ type: 'courier', id: 31 })),
}
const placing: Asked = {
  call: 'POST /v2/internal/basket/eshop/order/',
  answer: 'placeOrder',
  body: { payment_type: 'cash', delivery_date: '2026-03-06', comment: null },
  headers: { 'X-Voximplant-Auth': 'vox-5678', 'X-CSRF-Token': 'csrf-token' },
  run: (dispatch) =>
    dispatch(
      calls.placeOrder.initiate({
        type: 'eshop',
        paymentType: 'cash',
        deliveryDate: '2026-03-06',
        comment: null,
        auth: 'vox-5678',
      }),
    ),
}

const empty = {
  fiasId: null,
  location: 'Москва',
  street: ' ',
  houseNumber: '12',
  postalCode: '',
  houseApartment: null,
  floor: '',
  entrance: null,
  intercom: null,
  comment: '',
}

itCalls([
  {
    call: 'GET /v2/internal/basket/eshop/delivery_points/',
    answer: 'getDeliveryPoints',
    gives: { points: camel(dataOf('getDeliveryPoints')['points']), isWhole: true },
    run: (dispatch) => dispatch(points.deliveryPoints.initiate('eshop')),
  },
  {
    call: 'GET /v2/internal/basket/eshop/delivery_points/suggests/?query=a%3Fb',
    answer: 'suggestDeliveryPoints',
    under: 'suggests',
    run: (dispatch) => dispatch(points.deliveryPointSuggests.initiate({ type: 'eshop', query: 'a?b' })),
  },
  {
    call: 'GET /v2/internal/basket/mono/delivery_points/detail/type/pickup/id/1001/',
    answer: 'getDeliveryPoint',
    under: 'point',
    run: (dispatch) =>
      dispatch(points.deliveryPoint.initiate({ type: 'mono', pointType: 'pickup', id: 1001 })),
  },
  {
    call: 'GET /v2/internal/personal/delivery_points/',
    answer: 'getFavouritePoints',
    under: 'points',
    run: (dispatch) => dispatch(points.favouritePoints.initiate()),
  },
  {
    call: 'GET /v1/delivery/eshop/list/',
    answer: 'getDeliveryServices',
    under: 'deliveries',
    run: (dispatch) => dispatch(calls.deliveryServices.initiate('eshop')),
  },
  {
    call: 'POST /v2/internal/checkout/delivery_date/courier/available_dates/',
    answer: 'getDeliveryDates',
    body: { address_id: 31 },
    gives: camel(dataOf('getDeliveryDates')),
    run: (dispatch) => dispatch(calls.deliveryDates.initiate({ type: 'courier', addressId: 31 })),
  },
  { ...addresses, gives: { ...(camel(dataOf('getCheckoutAddresses')) as object), isWhole: true } },
  {
    call: 'POST /v2/internal/checkout/delivery_address/courier/save/',
    answer: 'saveCheckoutAddress',
    body: {
      fias_id: null,
      location: 'Москва',
      street: null,
      house_number: '12',
      postal_code: null,
      house_apartment: null,
      floor: null,
      entrance: null,
      intercom: null,
      comment: null,
    },
    gives: 33,
    run: (dispatch) => dispatch(calls.saveCheckoutAddress.initiate({ type: 'courier', address: empty })),
  },
  {
    call: 'POST /v2/internal/checkout/delivery_address/point/save/',
    answer: 'saveCheckoutAddress',
    body: { point_id: 1001 },
    run: (dispatch) => dispatch(calls.chooseCheckoutPoint.initiate(1001)),
  },
  choosing,
  {
    call: 'POST /v2/internal/checkout/recipient/set/',
    answer: 'setCheckoutRecipient',
    body: { name: 'Игорь', phone: '9161234567', country: 'ru' },
    run: (dispatch) =>
      dispatch(calls.setCheckoutRecipient.initiate({ name: 'Игорь', phone: '9161234567', country: 'ru' })),
  },
  { ...placing, gives: camel(dataOf('placeOrder')) },
  {
    call: 'GET /v1/payment/48213/link/',
    answer: 'getPaymentLink',
    under: 'link',
    run: (dispatch) => dispatch(payment.paymentLink.initiate(48213)),
  },
  {
    call: 'GET /v1/payment/48213/list/',
    answer: 'getPaymentTypes',
    under: 'payments',
    run: (dispatch) => dispatch(payment.paymentTypes.initiate(48213)),
  },
  {
    call: 'POST /v1/agreement/order-public-offer/consent/',
    answer: 'consentToPublicOffer',
    gives: 1,
    run: (dispatch) => dispatch(payment.consentToPublicOffer.initiate()),
  },
  {
    call: 'GET /v1/agreement/1/status/',
    answer: 'getAgreementStatus',
    gives: true,
    run: (dispatch) => dispatch(payment.agreement.initiate(1)),
  },
  {
    call: 'POST /v2/internal/agreements/1/confirm/',
    answer: 'confirmAgreement',
    run: (dispatch) => dispatch(agreementsApi.endpoints.confirmAgreement.initiate(1)),
  },
])

itRefreshes('a chosen address refreshes what is chosen', choosing, [addresses])
itRefreshes('an order placed refreshes orders, balance and basket', placing, [
  {
    call: 'GET /v2/internal/personal/orders/?scope=active',
    answer: 'getOrders',
    run: (dispatch) => dispatch(activeOrdersApi.endpoints.activeOrders.initiate()),
  },
  {
    call: 'GET /v1/profile/score/',
    answer: 'getScore',
    run: (dispatch) => dispatch(pointsApi.endpoints.score.initiate()),
  },
  {
    call: 'GET /v2/internal/basket/',
    answer: 'getBasket',
    run: (dispatch) => dispatch(basketApi.endpoints.basket.initiate()),
  },
])

it('an order without a phone proof sends no header for it', async () => {
  shop()
    .post('/api/v2/internal/basket/eshop/order/', { payment_type: 'cash' })
    .matchHeader('X-Voximplant-Auth', (value) => (value as unknown) === undefined)
    .reply(200, success({ id: 1, number: '1', is_payment_required: false }))
  const { data } = await createStore().dispatch(
    calls.placeOrder.initiate({ type: 'eshop', paymentType: 'cash' }),
  )
  expect(data).toEqual({ id: 1, number: '1', isPaymentRequired: false, totalPrice: null })
})

it('days and times that cannot be read are told with the others', async () => {
  const hours = { time_from: '10:00', time_to: '14:00' }
  shop()
    .post('/api/v2/internal/checkout/delivery_date/point/available_dates/')
    .reply(
      200,
      success({
        dates: [
          { date: '2026-03-06', intervals: [hours, 5] },
          { date: '2026-03-07', intervals: [5] },
        ],
        delivery_zone: null,
      }),
    )
  const asked = createStore().dispatch(calls.deliveryDates.initiate({ type: 'point', pointId: 7 }))
  const intervals = [{ timeFrom: '10:00', timeTo: '14:00' }]
  expect((await asked).data).toEqual({
    dates: [{ date: '2026-03-06', intervals, hasUnreadable: true }],
    deliveryZone: null,
    hasUnreadable: true,
  })
})

it('a day whose hours are missing is a day without hours to choose from', async () => {
  const dates = [{ date: '2026-03-06', intervals: null }, { date: '2026-03-07' }]
  shop()
    .post('/api/v2/internal/checkout/delivery_date/courier/available_dates/')
    .reply(200, success({ dates, delivery_zone: null }))
  const asked = createStore().dispatch(calls.deliveryDates.initiate({ type: 'courier', addressId: 31 }))
  expect((await asked).data?.dates).toEqual(dates.map(({ date }) => ({ date, intervals: [] })))
})
