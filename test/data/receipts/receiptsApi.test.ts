import { receiptsApi } from '#data/receipts/receiptsApi'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { receipts, reportReceiptUploadStarted, moneybacks, requestMoneyback } = receiptsApi.endpoints

const shown: Asked = {
  call: 'GET /v1/profile/checks/',
  answer: 'getChecks',
  run: (dispatch) => dispatch(receipts.initiate()),
}
const asked: Asked = {
  call: 'GET /v2/internal/personal/moneyback/',
  answer: 'getMoneybacks',
  run: (dispatch) => dispatch(moneybacks.initiate()),
}
const asking: Asked = {
  call: 'POST /v2/internal/personal/moneyback/',
  answer: 'requestMoneyback',
  body: { check_id: 61, reason: 'Линзы не подошли' },
  run: (dispatch) => dispatch(requestMoneyback.initiate({ checkId: 61, reason: 'Линзы не подошли' })),
}

itCalls([
  { ...shown, under: 'checks' },
  { ...asked, under: 'items' },
  asking,
  {
    call: 'POST /v2/internal/check_upload_inited_for_assistance/',
    answer: 'reportCheckUploadStarted',
    run: (dispatch) => dispatch(reportReceiptUploadStarted.initiate()),
  },
])

itRefreshes('money asked back refreshes receipts and requests', asking, [shown, asked])
