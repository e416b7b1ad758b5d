import { api } from '../../api/api'
import { call } from '../../api/call'
import { changed } from '../../api/invalidates'
import { cancelEntry, editEntry, getEntries } from '../../api/generated/entries'
import { createEntry, getEntrySlots } from '../../api/generated/locator'
import { departmentFields } from '../../api/readers/places'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import {
  answer,
  coordinates,
  dateOrNull,
  flag,
  givenDate,
  givenText,
  id,
  inside,
  list,
  model,
  orNull,
  status,
  text,
  textOrNull,
} from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { Entry, EntryDay, EntryDraft } from './appointment'

const entry: Read<Entry> = model({
  id,
  status,
  department: orNull(model({ ...departmentFields, coordinates })),
  service: orNull(model({ code: text, name: text })),
  starts_at: dateOrNull,
  ends_at: dateOrNull,
  specialist_name: textOrNull,
  is_editable: flag,
  is_cancelable: flag,
})

const day: Read<EntryDay> = model({
  date: givenDate,
  slots: list(model({ id, time: givenText, is_available: flag })),
})

export const entriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    entries: build.query<Entry[], 'active' | void>({
      query: (state) => call(getEntries, { query: state ? { state } : {} }),
      responseSchema: answer(inside('entries', list(entry))),
      providesTags: ['Entry'],
    }),
    /** Free times of a department. */
    entrySlots: build.query<EntryDay[], Id>({
      query: (id) => call(getEntrySlots, { path: { id } }),
      responseSchema: answer(inside('days', list(day))),
      providesTags: ['EntrySlot'],
    }),
    createEntry: build.mutation<Entry, EntryDraft>({
      query: ({ departmentId, ...draft }) =>
        call(createEntry, { path: { id: departmentId }, body: toWire(draft) }),
      responseSchema: answer(entry),
      invalidatesTags: changed('Entry', 'EntrySlot'),
    }),
    moveEntry: build.mutation<unknown, { id: Id; slotId: Id }>({
      query: ({ id, slotId }) => call(editEntry, { path: { id }, body: { slot_id: slotId } }),
      invalidatesTags: changed('Entry', 'EntrySlot'),
    }),
    cancelEntry: build.mutation<unknown, Id>({
      query: (id) => call(cancelEntry, { path: { id } }),
      invalidatesTags: changed('Entry', 'EntrySlot'),
    }),
  }),
})

export const {
  useEntriesQuery,
  useEntrySlotsQuery,
  useCreateEntryMutation,
  useMoveEntryMutation,
  useCancelEntryMutation,
} = entriesApi
