import { reminderEditsApi } from '#data/reminders/reminderEditsApi'
import { remindersApi } from '#data/reminders/remindersApi'
import { createStore } from '#store/store'
import { shop, success } from '../../support/shop'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { createReminder, updateReminder, deleteReminder, remindDate } = reminderEditsApi.endpoints
const { reminders } = remindersApi.endpoints

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

it('a changed reminder keeps ways that this page does not offer, and what another tab has changed', async () => {
  const now = { ...body, id: 41, packs_count: 2, channels: ['email', 'telegram'] }
  const reminder = { ...draft, id: 41, title: 'Ясно Месяц', picture: null, lenses: [] }
  const save = async (edit: object, sent: object) => {
    shop()
      .get('/api/v2/internal/personal/reminders/')
      .reply(200, success({ reminders: [now] }))
    shop()
      .put('/api/v2/internal/personal/reminders/41/', { ...body, packs_count: 2, ...sent })
      .reply(200, success({}))
    const { error } = await createStore().dispatch(updateReminder.initiate({ reminder, edit }))
    expect(error).toBeUndefined()
  }
  await save({ isActive: false }, { is_active: false, channels: ['email', 'telegram'] })
  await save({ ...draft, channels: ['sms'] }, { channels: ['sms', 'telegram'] })
})
