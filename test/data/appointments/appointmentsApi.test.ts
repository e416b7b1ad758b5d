import { appointmentsApi } from '#data/appointments/appointmentsApi'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { appointments, appointmentSlots, bookAppointment, moveAppointment, cancelAppointment } =
  appointmentsApi.endpoints

const active: Asked = {
  call: 'GET /v2/internal/personal/entries/?state=active',
  answer: 'getEntries',
  run: (dispatch) => dispatch(appointments.initiate('active')),
}
const slots: Asked = {
  call: 'GET /v2/internal/locator/departments/detail/id/11/entry_slots/',
  answer: 'getEntrySlots',
  run: (dispatch) => dispatch(appointmentSlots.initiate(11)),
}
const booking: Asked = {
  call: 'POST /v2/internal/locator/departments/detail/id/a%2Fb/entry/',
  answer: 'createEntry',
  body: { slot_id: 303, service_code: 'selection', comment: null },
  headers: { 'X-CSRF-Token': 'csrf-token' },
  run: (dispatch) =>
    dispatch(
      bookAppointment.initiate({ departmentId: 'a/b', slotId: 303, serviceCode: 'selection', comment: null }),
    ),
}
const cancelling: Asked = {
  call: 'POST /v2/internal/personal/entries/701/cancel/',
  answer: 'cancelEntry',
  run: (dispatch) => dispatch(cancelAppointment.initiate(701)),
}

itCalls([
  { ...active, under: 'entries' },
  {
    ...active,
    call: 'GET /v2/internal/personal/entries/',
    run: (dispatch) => dispatch(appointments.initiate()),
    under: 'entries',
  },
  { ...slots, under: 'days' },
  { ...booking, gives: camel(dataOf('createEntry')) },
  {
    call: 'PUT /v2/internal/personal/entries/701/',
    answer: 'editEntry',
    body: { slot_id: 402 },
    run: (dispatch) => dispatch(moveAppointment.initiate({ id: 701, slotId: 402 })),
  },
  cancelling,
])

itRefreshes('a booked time refreshes appointments and free times', booking, [active, slots])
itRefreshes('a cancelled appointment refreshes appointments and free times', cancelling, [active, slots])
