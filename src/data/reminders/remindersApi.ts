import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import {
  calculateRemindDate,
  createReminder,
  deleteReminder,
  getReminders,
  updateReminder,
} from '../../api/generated/reminders'
import { lenses } from '../../api/readers/lens'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import {
  answer,
  flag,
  givenDate,
  id,
  inside,
  list,
  model,
  number,
  oneOf,
  text,
  textOrNull,
} from '../../api/wire'
import type { IsoDate } from '../../domain/dates'
import type { Id } from '../../domain/Id'
import type { LensSupply, Reminder, ReminderDraft } from './reminder'

const reminder: Read<Reminder> = model({
  id,
  product_id: id,
  title: text,
  picture: textOrNull,
  lenses,
  packs_count: number,
  purchased_at: givenDate,
  remind_at: givenDate,
  channels: list(oneOf('email', 'sms', 'push')),
  is_active: flag,
})

export const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    reminders: build.query<Reminder[], void>({
      query: () => call(getReminders),
      responseSchema: answer(inside('reminders', list(reminder))),
      providesTags: ['Reminder'],
    }),
    createReminder: build.mutation<unknown, ReminderDraft>({
      query: (draft) => call(createReminder, { body: toWire(draft) }),
      invalidatesTags: invalidates('Reminder'),
    }),
    updateReminder: build.mutation<unknown, { id: Id; draft: ReminderDraft }>({
      query: ({ id, draft }) => call(updateReminder, { path: { id }, body: toWire(draft) }),
      // Not before the answer: in doubt the reminder would be told as paused.
      onQueryStarted: ({ id, draft }, { dispatch, queryFulfilled }) => {
        const onSaved = () => {
          dispatch(changeReminders((all) => all.map((one) => (one.id === id ? { ...one, ...draft } : one))))
        }
        queryFulfilled.then(onSaved, () => undefined)
      },
      invalidatesTags: invalidates('Reminder'),
    }),
    deleteReminder: build.mutation<unknown, Id>({
      query: (id) => call(deleteReminder, { path: { id } }),
      // Removed at once, not with the next answer: the focus moves on from it.
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        const onGone = () => {
          dispatch(changeReminders((all) => all.filter((reminder) => reminder.id !== id)))
        }
        queryFulfilled.then(onGone, () => undefined)
      },
      invalidatesTags: invalidates('Reminder'),
    }),
    // A read, though by POST.
    remindDate: build.query<IsoDate, LensSupply>({
      query: (supply) => call(calculateRemindDate, { body: toWire(supply) }),
      responseSchema: answer(inside('remind_at', givenDate)),
    }),
  }),
})

const changeReminders = (change: (all: Reminder[]) => Reminder[]) =>
  remindersApi.util.updateQueryData('reminders', undefined, change)

export const {
  useRemindersQuery,
  useCreateReminderMutation,
  useUpdateReminderMutation,
  useDeleteReminderMutation,
  useRemindDateQuery,
  useLazyRemindDateQuery,
} = remindersApi
