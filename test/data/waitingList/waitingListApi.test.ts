import { waitingListApi } from '#data/waitingList/waitingListApi'
import { itCalls } from '../../support/endpoints'

const calls = waitingListApi.endpoints

itCalls([
  {
    call: 'POST /v2/internal/offers_waiting_list/apply/',
    answer: 'joinWaitingList',
    body: { offer_id: 2051, email: 'anna@example.ru' },
    run: (dispatch) => dispatch(calls.joinWaitingList.initiate({ offerId: 2051, email: 'anna@example.ru' })),
  },
])
