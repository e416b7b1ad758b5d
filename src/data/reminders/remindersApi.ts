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
import { itemOf, readRecord, withEdit, type ServerRecord } from '../../api/serverRecord'
import { lenses } from '../lenses/readLens'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import { onDeleted } from '../../api/onDeleted'
import {
  answer,
  flag,
  givenDate,
  id,
  inside,
  list,
  mapped,
  model,
  number,
  oneOf,
  orNull,
  text,
  textOrNull,
} from '../../api/wire'
import type { IsoDate } from '../../domain/dates/dates'
import { dayInShop } from '../../domain/dates/days'
import type { Id } from '../../domain/Id'
import { lookup } from '../../domain/lookup'
import {
  CHANNELS,
  draftOf,
  type Channel,
  type LensSupply,
  type Reminder,
  type ReminderDraft,
} from './reminder'

const day = mapped(givenDate, dayInShop)

const reminder: Read<Reminder> = model({
  id,
  product_id: id,
  title: text,
  picture: textOrNull,
  lenses,
  packs_count: number,
  purchased_at: orNull(day),
  remind_at: day,
  channels: list(oneOf('email', 'sms', 'push'), String),
  is_active: flag,
})

/** Ways to remind that this page does not offer. */
const otherChannels = ({ channels }: ServerRecord): Channel[] =>
  Array.isArray(channels) ? (channels as Channel[]).filter((one) => lookup(CHANNELS, one) === undefined) : []

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
    updateReminder: build.mutation<unknown, { reminder: Reminder; edit: Partial<ReminderDraft> }>({
      queryFn: async ({ reminder, edit }, _api, _options, send) => {
        const { id } = reminder
        const now = await readRecord(call(getReminders), send, itemOf('reminders', id))
        if ('error' in now) return now
        const body = withEdit(now.serverRecord, toWire(reminder), toWire({ ...draftOf(reminder), ...edit }))
        // A value other than a list goes back as it came, until the customer chooses.
        const { channels } = body as { channels: unknown }
        const all = Array.isArray(channels)
          ? [...new Set([...(channels as Channel[]), ...otherChannels(now.serverRecord)])]
          : body.channels
        return send(call(updateReminder, { path: { id }, body: { ...body, channels: all } }))
      },
      // Not before the answer: in doubt the reminder would be told as paused.
      onQueryStarted: ({ reminder: { id }, edit }, { dispatch, queryFulfilled }) => {
        const onSaved = () => {
          dispatch(changeReminders((all) => all.map((one) => (one.id === id ? { ...one, ...edit } : one))))
        }
        queryFulfilled.then(onSaved, () => undefined)
      },
      invalidatesTags: invalidates('Reminder'),
    }),
    deleteReminder: build.mutation<unknown, Id>({
      query: (id) => call(deleteReminder, { path: { id } }),
      // Removed from the cache at once, not by the refetch: the focus moves on to what is left.
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        onDeleted(queryFulfilled, () => {
          dispatch(changeReminders((all) => all.filter((reminder) => reminder.id !== id)))
        })
      },
      invalidatesTags: invalidates('Reminder'),
    }),
    // A read, though by POST.
    remindDate: build.query<IsoDate, LensSupply>({
      query: (supply) => call(calculateRemindDate, { body: toWire(supply) }),
      responseSchema: answer(inside('remind_at', day)),
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
