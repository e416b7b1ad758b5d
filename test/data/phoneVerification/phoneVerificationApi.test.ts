import { phoneVerificationApi } from '#data/phoneVerification/phoneVerificationApi'
import { itCalls } from '../../support/endpoints'

const calls = phoneVerificationApi.endpoints
const phone = { phone: '9161234567', country: 'ru' as const }

itCalls([
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
])
