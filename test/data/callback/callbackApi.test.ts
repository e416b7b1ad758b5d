import { callbackApi } from '#data/callback/callbackApi'
import { itCalls } from '../../support/endpoints'

const calls = callbackApi.endpoints
const phone = { phone: '9161234567', country: 'ru' as const }

itCalls([
  {
    call: 'POST /v1/landing-p1/sendCall/',
    answer: 'requestCall',
    body: { ...phone, name: 'Анна' },
    run: (dispatch) => dispatch(calls.requestCall.initiate({ ...phone, name: 'Анна' })),
  },
  {
    call: 'POST /v2/internal/interested_in_selection/',
    answer: 'expressSelectionInterest',
    body: { fias_id: null, comment: 'Удобно по выходным' },
    run: (dispatch) =>
      dispatch(calls.expressSelectionInterest.initiate({ fiasId: null, comment: 'Удобно по выходным' })),
  },
])
