import { shopLimitsApi } from '#data/shopLimits/shopLimitsApi'
import { itCalls } from '../../support/endpoints'

const calls = shopLimitsApi.endpoints

itCalls([
  {
    call: 'GET /v2/internal/service/config/',
    answer: 'getServiceConfig',
    run: (dispatch) => dispatch(calls.shopLimits.initiate()),
  },
])
