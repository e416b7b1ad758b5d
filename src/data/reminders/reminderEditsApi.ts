import { reminder } from '../../api/generated/records/reminder'
import { api } from '../../api/api'
import { call, type Args } from '../../api/call'
import { answered, invalidates } from '../../api/invalidates'
import {
  calculateRemindDate,
  createReminder,
  deleteReminder,
  getReminders,
  updateReminder,
} from '../../api/generated/reminders'
import { itemOf, readRecord, withEdit, type ServerRecord } from '../../api/serverRecord'
import { toWire } from '../../api/toWire'
import { onDeleted } from '../../api/onDeleted'
import { answer, givenDate, inside, nullIfUnreadable } from '../../api/wire'
import type { IsoDate } from '../../domain/dates/dates'
import { dayInShop } from '../../domain/dates/days'
import { withoutRecord, type Id } from '../../domain/Id'
import { lookup } from '../../domain/lookup'
import {
  CHANNELS,
  draftOf,
  type Channel,
  type LensSupply,
  type Reminder,
  type ReminderDraft,
} from './reminder'
import { remindersApi } from './remindersApi'

type Body = NonNullable<Args<'updateReminder'>['body']>

/** Returns the record's channels that this page does not offer. */
const otherChannels = ({ channels }: ServerRecord): Channel[] =>
  Array.isArray(channels) ? (channels as Channel[]).filter((one) => lookup(CHANNELS, one) === undefined) : []

const changeReminders = (change: (all: Reminder[]) => Reminder[]) =>
  remindersApi.util.updateQueryData('reminders', undefined, change)

/** Mutations of reminders; they are separate because more pages need only the list. */
export const reminderEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createReminder: build.mutation<Reminder | null, ReminderDraft & { isActive: boolean }>({
      query: (draft) => call(createReminder, { body: toWire(draft), adds: 'reminder' }),
      responseSchema: answer(nullIfUnreadable(reminder)),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const one = await answered<Reminder | null>(queryFulfilled)
        if (one) dispatch(changeReminders((all) => [...withoutRecord(all, one.id), one]))
      },
      invalidatesTags: invalidates('Reminder'),
    }),
    updateReminder: build.mutation<unknown, { reminder: Reminder; edit: Partial<ReminderDraft> }>({
      queryFn: async ({ reminder, edit }, _api, _options, send) => {
        const { id } = reminder
        const now = await readRecord(call(getReminders), send, itemOf('reminders', id))
        if ('error' in now) return now
        const body = withEdit(now.serverRecord, toWire(reminder), toWire({ ...draftOf(reminder), ...edit }))
        // A value that is not a list is sent back unchanged until the customer chooses channels.
        const { channels } = body as { channels: unknown }
        const all = Array.isArray(channels)
          ? [...new Set([...(channels as Channel[]), ...otherChannels(now.serverRecord)])]
          : body.channels
        const sent = { ...body, channels: all } as Body
        return send(call(updateReminder, { path: { id }, body: sent, sets: `reminder ${id}` }))
      },
      // The cache changes only after the answer: if the result is in doubt, the page must not call the
      // reminder paused.
      onQueryStarted: ({ reminder: { id }, edit }, { dispatch, queryFulfilled }) => {
        const { remindAt } = edit
        const shown = { ...edit, ...(remindAt && { remindAt: dayInShop(remindAt) }) }
        const onSaved = () => {
          dispatch(changeReminders((all) => all.map((one) => (one.id === id ? { ...one, ...shown } : one))))
        }
        queryFulfilled.then(onSaved, () => undefined)
      },
      invalidatesTags: invalidates('Reminder'),
    }),
    deleteReminder: build.mutation<unknown, Id>({
      query: (id) => call(deleteReminder, { path: { id }, removes: 'reminder' }),
      // The item leaves the cache at once, before the refetch: the focus moves on to the remaining items.
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        onDeleted(queryFulfilled, () => {
          dispatch(changeReminders((all) => all.filter((reminder) => reminder.id !== id)))
        })
      },
      invalidatesTags: invalidates('Reminder'),
    }),
    /** This POST only reads. Its date is saved as it came, with its time if it has one. */
    remindDate: build.query<IsoDate, LensSupply>({
      query: (supply) => call(calculateRemindDate, { body: toWire(supply) }),
      responseSchema: answer(inside('remind_at', givenDate)),
    }),
  }),
})

export const {
  useCreateReminderMutation,
  useUpdateReminderMutation,
  useDeleteReminderMutation,
  useRemindDateQuery,
  useLazyRemindDateQuery,
} = reminderEditsApi
