import { promoterSlotsApi } from '#data/promoterSlots/promoterSlotsApi'
import { createStore } from '../../../src/store/store'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const { promoterSlots, bookPromoterSlot, cancelPromoterSlot } = promoterSlotsApi.endpoints

const range = { kind: 'vision_test', dateFrom: '2026-03-05', dateTo: '2026-03-18' } as const
const path = '/v2/internal/activity/slots/?kind=vision_test&date_from=2026-03-05&date_to=2026-03-18'
const read = (dispatch: ReturnType<typeof createStore>['dispatch']) => dispatch(promoterSlots.initiate(range))

const shown: Asked = { call: `GET ${path}`, answer: 'getActivitySlots', run: read }
const visitors: Asked = {
  call: 'POST /v2/internal/activity/slots/1001/book/',
  answer: 'bookActivitySlot',
  body: '',
  run: (dispatch) => dispatch(bookPromoterSlot.initiate({ id: 1001 })),
}
const staffs: Asked = {
  call: 'POST /v2/internal/activity/slots/1001/book/',
  answer: 'bookActivitySlot',
  body: { name: 'Ольга', phone: '9123456789', country: 'ru', comment: null, confirm_policy: null },
  run: (dispatch) =>
    dispatch(
      bookPromoterSlot.initiate({
        id: 1001,
        booking: { name: 'Ольга', phone: '9123456789', country: 'ru', comment: null, hasAgreed: false },
      }),
    ),
}
const cancelling: Asked = {
  call: 'POST /v2/internal/activity/slots/1000/promoter_cancel/',
  answer: 'cancelActivitySlot',
  body: { reason: 'no_show', comment: null },
  run: (dispatch) => dispatch(cancelPromoterSlot.initiate({ id: 1000, reason: 'no_show', comment: null })),
}

itCalls([visitors, staffs, cancelling])

itRefreshes('a booked time refreshes the times', visitors, [shown])
itRefreshes('a time given back refreshes the times', cancelling, [shown])

it.each([
  [{ phone_tail: '+7 912 345-48-21' }, '4821'],
  [{ phone_tail: 4821 }, '4821'],
])('of the phone of a booking, %j, the page gets four digits', async (given, phoneTail) => {
  shop()
    .get(`/api${path}`)
    .reply(
      200,
      success({
        slots: [
          {
            id: 1,
            kind: 'spa',
            starts_at: '2026-03-08T13:00:00+03:00',
            booking: { id: 2, name: 'Я', ...given },
          },
        ],
        role: 'promoter',
      }),
    )
  const { data } = await read(createStore().dispatch)
  expect(data?.slots[0]?.booking).toEqual({ id: 2, name: 'Я', phoneTail })
})

it.each([[undefined], ['director'], [null], [7]])('the role %j is a visitor', async (role) => {
  shop()
    .get(`/api${path}`)
    .reply(200, success({ slots: [], role }))
  const { data } = await read(createStore().dispatch)
  expect(data?.role).toBe('visitor')
})
