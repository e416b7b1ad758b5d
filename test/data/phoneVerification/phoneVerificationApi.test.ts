import { phoneVerificationApi } from '#data/phoneVerification/phoneVerificationApi'
import { nextCodeAt } from '#data/phoneVerification/nextCodeAt'
import { itCalls } from '../../support/endpoints'

const calls = phoneVerificationApi.endpoints
const phone = { phone: '9161234567', country: 'ru' as const }

itCalls([
  {
    call: 'POST /v2/internal/voximplant/code/call/',
    answer: 'callWithCode',
    body: phone,
    gives: expect.any(Number),
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

it.each([
  [{ retry_after: 90 }, 90_000],
  [{ retry_after: 0 }, 0],
  [{ retry_after: null }, 60_000],
  [null, 60_000],
])('after %j another code may be requested in %i ms', (wire, wait) => {
  jest.useFakeTimers({ now: 1_000_000 })
  expect(nextCodeAt(wire)).toBe(1_000_000 + wait)
  jest.useRealTimers()
})
