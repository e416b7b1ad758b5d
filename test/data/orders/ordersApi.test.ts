import { activeOrdersApi } from '#data/orders/activeOrdersApi'
import { ordersApi } from '#data/orders/ordersApi'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { activeOrders } = activeOrdersApi.endpoints
const { orders, monoOrders, cancelMonoOrder, retryMonoOrder } = ordersApi.endpoints

const active: Asked = {
  call: 'GET /v2/internal/personal/orders/?scope=active',
  answer: 'getOrders',
  run: (dispatch) => dispatch(activeOrders.initiate()),
}
const mono: Asked = {
  call: 'GET /v1/mono/orders/',
  answer: 'getMonoOrders',
  run: (dispatch) => dispatch(monoOrders.initiate()),
}
const cancelling: Asked = {
  call: 'POST /v2/internal/personal/orders/mono/5102/cancel/',
  answer: 'cancelMonoOrder',
  run: (dispatch) => dispatch(cancelMonoOrder.initiate(5102)),
}

itCalls([
  { ...active, under: 'orders' },
  { ...mono, under: 'orders' },
  {
    call: 'GET /v2/internal/personal/orders/',
    answer: 'getMonoOrders',
    under: 'orders',
    run: (dispatch) => dispatch(orders.initiate()),
  },
  cancelling,
  {
    call: 'POST /v2/internal/personal/orders/mono/5101/retry/',
    answer: 'retryMonoOrder',
    run: (dispatch) => dispatch(retryMonoOrder.initiate(5101)),
  },
])

itRefreshes('a cancelled order refreshes the orders', cancelling, [active, mono])
