import { remindersApi } from '../../../src/data/reminders/remindersApi'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { reminders, createReminder, updateReminder, deleteReminder, remindDate } = remindersApi.endpoints

const draft = {
  productId: 202,
  packsCount: 1,
  purchasedAt: '2026-03-01',
  remindAt: '2026-05-24',
  channels: ['email' as const],
  isActive: true,
}
const body = {
  product_id: 202,
  packs_count: 1,
  purchased_at: '2026-03-01',
  remind_at: '2026-05-24',
  channels: ['email'],
  is_active: true,
}

const shown: Asked = {
  call: 'GET /v2/internal/personal/reminders/',
  answer: 'getReminders',
  run: (dispatch) => dispatch(reminders.initiate()),
}
const creating: Asked = {
  call: 'POST /v2/internal/personal/reminders/',
  answer: 'createReminder',
  body,
  run: (dispatch) => dispatch(createReminder.initiate(draft)),
}

itCalls([
  { ...shown, under: 'reminders' },
  creating,
  {
    call: 'PUT /v2/internal/personal/reminders/41/',
    answer: 'updateReminder',
    body,
    run: (dispatch) => dispatch(updateReminder.initiate({ id: 41, draft })),
  },
  {
    call: 'DELETE /v2/internal/personal/reminders/41/',
    answer: 'deleteReminder',
    run: (dispatch) => dispatch(deleteReminder.initiate(41)),
  },
  {
    call: 'POST /v2/internal/personal/reminders/calculate_remind_date/',
    answer: 'calculateRemindDate',
    body: { product_id: 202, packs_count: 1, purchased_at: '2026-03-01', eyes: 2 },
    gives: '2026-05-24',
    run: (dispatch) =>
      dispatch(remindDate.initiate({ productId: 202, packsCount: 1, purchasedAt: '2026-03-01', eyes: 2 })),
  },
])

itRefreshes('a new reminder refreshes the reminders', creating, [shown])
