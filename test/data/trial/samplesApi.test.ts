import { samplesApi } from '#data/trial/samplesApi'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const at = '/v2/internal/personal/sampling_orders'
const { sampleProducts, sampleOrders, orderSamples, cancelSampleOrder } = samplesApi.endpoints

const products: Asked = {
  call: `GET ${at}/products/`,
  answer: 'getSampleProducts',
  run: (dispatch) => dispatch(sampleProducts.initiate()),
}
const orders: Asked = {
  call: `GET ${at}/`,
  answer: 'getSamplingOrders',
  run: (dispatch) => dispatch(sampleOrders.initiate()),
}
const ordering: Asked = {
  call: `POST ${at}/`,
  answer: 'orderSamples',
  body: {
    work_place_id: 11,
    items: [{ product_id: 202, quantity: 2, sphere: -2.75, base_curve: 8.6 }],
    comment: null,
  },
  run: (dispatch) =>
    dispatch(
      orderSamples.initiate({
        workPlaceId: 11,
        items: [{ productId: 202, quantity: 2, sphere: -2.75, baseCurve: 8.6 }],
        comment: null,
      }),
    ),
}
const cancelling: Asked = {
  call: `POST ${at}/32/cancel/`,
  answer: 'cancelSamplingOrder',
  run: (dispatch) => dispatch(cancelSampleOrder.initiate(32)),
}

itCalls([{ ...orders, under: 'orders' }, ordering, cancelling])
itRefreshes('an order refreshes orders and what is left', ordering, [orders, products])
itRefreshes('a cancelled order does so, too', cancelling, [orders, products])
