import { trialApi } from '#data/trial/trialApi'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { trialOrders, samplingOrders, orderTrialLenses } = trialApi.endpoints

const shown: Asked = {
  call: 'GET /v2/internal/personal/trial_orders/',
  answer: 'getTrialOrders',
  run: (dispatch) => dispatch(trialOrders.initiate()),
}
const ordering: Asked = {
  call: 'POST /v2/internal/personal/trial_orders/',
  answer: 'orderTrialLenses',
  body: { product_id: 202, department_id: 11 },
  run: (dispatch) => dispatch(orderTrialLenses.initiate({ productId: 202, departmentId: 11 })),
}

/** The orders without the fields that only a specialist's order has. */
const handedOut = (camel(dataOf('getSamplingOrders')['orders']) as Record<string, unknown>[]).map((order) =>
  Object.fromEntries(
    Object.entries(order).filter(([name]) => !['workPlace', 'items', 'comment'].includes(name)),
  ),
)

itCalls([
  { ...shown, under: 'orders' },
  {
    call: 'GET /v2/internal/personal/sampling_orders/',
    answer: 'getSamplingOrders',
    gives: handedOut,
    run: (dispatch) => dispatch(samplingOrders.initiate()),
  },
  { ...ordering, gives: camel(dataOf('orderTrialLenses')) },
])

itRefreshes('an order refreshes the trial orders', ordering, [shown])
