import { api } from '../../api/api'
import { call } from '../../api/call'
import { changed } from '../../api/invalidates'
import { bookActivitySlot, cancelActivitySlot, getActivitySlots } from '../../api/generated/activity'
import type { Read } from '../../api/wire'
import { answer, dateOrNull, flag, id, inside, list, model, text } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { ActivitySlot } from './promoterSlot'

const slot: Read<ActivitySlot> = model({
  id,
  kind: text,
  title: text,
  place: text,
  starts_at: dateOrNull,
  is_available: flag,
  is_booked: flag,
})

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    activitySlots: build.query<ActivitySlot[], void>({
      query: () => call(getActivitySlots),
      responseSchema: answer(inside('slots', list(slot))),
      providesTags: ['Activity'],
    }),
    bookActivitySlot: build.mutation<unknown, Id>({
      query: (id) => call(bookActivitySlot, { path: { id } }),
      invalidatesTags: changed('Activity', 'Entry'),
    }),
    cancelActivitySlot: build.mutation<unknown, Id>({
      query: (id) => call(cancelActivitySlot, { path: { id } }),
      invalidatesTags: changed('Activity', 'Entry'),
    }),
  }),
})

export const { useActivitySlotsQuery, useBookActivitySlotMutation, useCancelActivitySlotMutation } =
  activityApi
