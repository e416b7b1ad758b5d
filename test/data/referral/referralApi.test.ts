import { referralApi } from '#data/referral/referralApi'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { referral, applyReferral } = referralApi.endpoints

const shown: Asked = {
  call: 'POST /v2/internal/referral/info/',
  answer: 'getReferral',
  body: {},
  run: (dispatch) => dispatch(referral.initiate()),
}
const applying: Asked = {
  call: 'POST /v2/internal/referral/apply/',
  answer: 'applyReferral',
  body: { code: 'MARIA-117' },
  run: (dispatch) => dispatch(applyReferral.initiate('MARIA-117')),
}

itCalls([{ ...shown, gives: camel(dataOf('getReferral')) }, applying])
itRefreshes('a code of a friend refreshes the invitation', applying, [shown])
