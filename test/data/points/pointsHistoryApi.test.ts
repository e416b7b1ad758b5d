import { pointsForPurchaseApi } from '#data/points/pointsForPurchaseApi'
import { pointsHistoryApi } from '#data/points/pointsHistoryApi'
import { referralApi } from '#data/referral/referralApi'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { pointsHistory, earningWays } = pointsHistoryApi.endpoints
const { pointsForPurchase, pointsOfPurchase } = pointsForPurchaseApi.endpoints

const history: Asked = {
  call: 'GET /v2/internal/personal/points/history/',
  answer: 'getPointsHistory',
  run: (dispatch) => dispatch(pointsHistory.initiate()),
}
const ways: Asked = {
  call: 'GET /v2/internal/personal/points/earning_ways/',
  answer: 'getEarningWays',
  run: (dispatch) => dispatch(earningWays.initiate()),
}

itCalls([
  { ...history, under: 'operations' },
  { ...ways, under: 'items' },
  {
    call: 'GET /v2/internal/personal/points/for_purchase/',
    answer: 'getPointsForPurchase',
    under: 'items',
    run: (dispatch) => dispatch(pointsForPurchase.initiate()),
  },
  {
    call: 'POST /v2/internal/personal/points/earn_for_purchase/',
    answer: 'calculatePointsForPurchase',
    body: { items: [{ product_id: 202, quantity: 2 }] },
    gives: 198,
    run: (dispatch) => dispatch(pointsOfPurchase.initiate([{ productId: 202, quantity: 2 }])),
  },
])

itRefreshes(
  'what earns points refreshes their history and the ways to earn',
  {
    call: 'POST /v2/internal/referral/apply/',
    answer: 'applyReferral',
    run: (dispatch) => dispatch(referralApi.endpoints.applyReferral.initiate('MARIA-117')),
  },
  [history, ways],
)
