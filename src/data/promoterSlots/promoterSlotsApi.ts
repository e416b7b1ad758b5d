import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { bookActivitySlot, cancelActivitySlot, getActivitySlots } from '../../api/generated/activity'
import type { Read } from '../../api/wire'
import { answer, dateOrNull, flag, id, inside, list, model, text } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { PromoterSlot } from './promoterSlot'

const slot: Read<PromoterSlot> = model({
  id,
  kind: text,
  title: text,
  place: text,
  starts_at: dateOrNull,
  is_available: flag,
  is_booked: flag,
})

export const promoterSlotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    promoterSlots: build.query<PromoterSlot[], void>({
      query: () => call(getActivitySlots),
      responseSchema: answer(inside('slots', list(slot))),
      providesTags: ['PromoterSlot'],
    }),
    bookPromoterSlot: build.mutation<unknown, Id>({
      query: (id) => call(bookActivitySlot, { path: { id } }),
      invalidatesTags: invalidates('PromoterSlot', 'Appointment'),
    }),
    cancelPromoterSlot: build.mutation<unknown, Id>({
      query: (id) => call(cancelActivitySlot, { path: { id } }),
      invalidatesTags: invalidates('PromoterSlot', 'Appointment'),
    }),
  }),
})

export const { usePromoterSlotsQuery, useBookPromoterSlotMutation, useCancelPromoterSlotMutation } =
  promoterSlotsApi
