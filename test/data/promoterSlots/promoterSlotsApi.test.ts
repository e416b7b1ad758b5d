import { promoterSlotsApi } from '#data/promoterSlots/promoterSlotsApi'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { promoterSlots, bookPromoterSlot, cancelPromoterSlot } = promoterSlotsApi.endpoints

const shown: Asked = {
  call: 'GET /v2/internal/activity/slots/',
  answer: 'getActivitySlots',
  run: (dispatch) => dispatch(promoterSlots.initiate()),
}
const booking: Asked = {
  call: 'POST /v2/internal/activity/slots/601/book/',
  answer: 'bookActivitySlot',
  run: (dispatch) => dispatch(bookPromoterSlot.initiate(601)),
}
const cancelling: Asked = {
  call: 'POST /v2/internal/activity/slots/602/promoter_cancel/',
  answer: 'cancelActivitySlot',
  run: (dispatch) => dispatch(cancelPromoterSlot.initiate(602)),
}

itCalls([{ ...shown, under: 'slots' }, booking, cancelling])

itRefreshes('a booked time refreshes the times', booking, [shown])
itRefreshes('a time given back refreshes the times', cancelling, [shown])
