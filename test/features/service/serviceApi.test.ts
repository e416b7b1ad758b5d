import { serviceApi } from '../../../src/features/service/serviceApi'
import { itCalls } from '../../support/endpoints'

const calls = serviceApi.endpoints
const phone = { phone: '9161234567', country: 'ru' as const }

itCalls([
  {
    call: 'GET /v2/internal/service/config/',
    answer: 'getServiceConfig',
    run: (dispatch) => dispatch(calls.serviceConfig.initiate()),
  },
  {
    call: 'POST /v2/internal/voximplant/code/call/',
    answer: 'callWithCode',
    body: phone,
    gives: 60,
    run: (dispatch) => dispatch(calls.callWithCode.initiate(phone)),
  },
  {
    call: 'POST /v2/internal/voximplant/code/confirm/',
    answer: 'confirmCallCode',
    body: /name="phone"\r\n\r\n9161234567\r\n[^]*name="code"\r\n\r\n5678\r\n/,
    gives: 'vox-5678',
    run: (dispatch) => dispatch(calls.confirmCallCode.initiate({ phone: '9161234567', code: '5678' })),
  },
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
  {
    call: 'POST /v2/internal/offers_waiting_list/apply/',
    answer: 'joinWaitingList',
    body: { offer_id: 2051, email: 'anna@example.ru' },
    run: (dispatch) => dispatch(calls.joinWaitingList.initiate({ offerId: 2051, email: 'anna@example.ru' })),
  },
])
