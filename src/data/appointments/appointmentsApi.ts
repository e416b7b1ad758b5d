import { givenDay } from '../../api/givenDay'
import { appointment } from '../../api/generated/records/appointment'
import { api, type MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import { answered, invalidates } from '../../api/invalidates'
import { onDeleted } from '../../api/onDeleted'
import { cancelEntry, editEntry, getEntries } from '../../api/generated/entries'
import { createEntry, getEntrySlots } from '../../api/generated/locator'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import {
  answer,
  givenItems,
  givenList,
  givenText,
  id,
  inside,
  mapped,
  camelRecord,
  nullIfUnreadable,
  yesUnlessNo,
} from '../../api/wire'
import { withoutRecord, type Id } from '../../domain/Id'
import type { Appointment, AppointmentDay, AppointmentDraft } from './appointment'

/** The server may also send '9:30' and '9:30:00'. */
const time = mapped(givenText, (given) => {
  const [hours = '', minutes = ''] = given.trim().split(':')
  return `${hours.padStart(2, '0')}:${minutes}`
})

const givenDays = givenItems(
  camelRecord({
    date: givenDay,
    slots: givenItems(camelRecord({ id, time, is_available: yesUnlessNo })),
  }),
  ({ date }) => date,
)

/** Reads the days of a department. If none is left free, but some cannot be read, it fails: these may be. */
const days: Read<AppointmentDay[]> = (value) => {
  const { items, isWhole } = givenDays(value)
  const isFree = items.some(({ slots }) => slots.items.some(({ isAvailable }) => isAvailable))
  const hasUnreadable = !(isWhole && items.every(({ slots }) => slots.isWhole))
  if (!isFree && hasUnreadable) throw new TypeError('unreadable answer')
  return items.map(({ date, slots }) => ({
    date,
    slots: slots.items,
    ...(hasUnreadable && { hasUnreadable }),
  }))
}

export const appointmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    appointments: build.query<Appointment[], 'active' | void>({
      query: (state) => call(getEntries, { query: state ? { state } : {} }),
      responseSchema: answer(inside('entries', givenList(appointment))),
      providesTags: ['Appointment'],
    }),
    /** Free times of a department. */
    appointmentSlots: build.query<AppointmentDay[], Id>({
      query: (id) => call(getEntrySlots, { path: { id } }),
      responseSchema: answer(inside('days', days)),
      providesTags: ['AppointmentSlot'],
    }),
    bookAppointment: build.mutation<Appointment, AppointmentDraft>({
      query: ({ departmentId, ...draft }) =>
        call(createEntry, { path: { id: departmentId }, body: toWire(draft), adds: 'appointment' }),
      responseSchema: answer(appointment),
      onQueryStarted: showAnswered,
      invalidatesTags: invalidates('Appointment', 'AppointmentSlot'),
    }),
    /** Resolves to the changed appointment, or null if the shop does not send it. */
    moveAppointment: build.mutation<Appointment | null, { id: Id; slotId: Id }>({
      query: ({ id, slotId }) =>
        call(editEntry, {
          path: { id },
          body: { slot_id: slotId },
          sets: `appointment ${id}`,
          // Its earlier time is free again.
          removes: 'appointment',
        }),
      responseSchema: answer(nullIfUnreadable(appointment)),
      onQueryStarted: showAnswered,
      invalidatesTags: invalidates('Appointment', 'AppointmentSlot'),
    }),
    cancelAppointment: build.mutation<unknown, Id>({
      query: (id) => call(cancelEntry, { path: { id }, removes: 'appointment' }),
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        onDeleted(queryFulfilled, () => {
          dispatch(changeActive((all) => withoutRecord(all, id)))
        })
      },
      invalidatesTags: invalidates('Appointment', 'AppointmentSlot'),
    }),
  }),
})

function changeActive(change: (all: Appointment[]) => Appointment[]) {
  return appointmentsApi.util.updateQueryData('appointments', 'active', change)
}

/** Puts the answered appointment into the list: until that is read again, it is not told without it. */
async function showAnswered(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle) {
  const one = await answered<Appointment | null>(queryFulfilled)
  if (one) dispatch(changeActive((all) => [...withoutRecord(all, one.id), one]))
}

export const {
  useAppointmentsQuery,
  useLazyAppointmentsQuery,
  useAppointmentSlotsQuery,
  useLazyAppointmentSlotsQuery,
  useBookAppointmentMutation,
  useMoveAppointmentMutation,
  useCancelAppointmentMutation,
} = appointmentsApi
