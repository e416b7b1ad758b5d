import { promoterSlotRecordFields } from '../../api/generated/records/promoterSlotRecord'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { bookActivitySlot, cancelActivitySlot, getActivitySlots } from '../../api/generated/activity'
import { toWire } from '../../api/toWire'
import type { Read } from '../../api/wire'
import {
  answer,
  id,
  givenList,
  mapped,
  camelRecord,
  numberText,
  oneOf,
  nullIfUnreadable,
  record,
  text,
} from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { CancelReason, PromoterSlot, PromoterSlots, SlotBooking, SlotRole } from './promoterSlot'
import type { SlotRange } from './slotRange'

/** However much of a phone the server tells, no more than four digits reach the page. */
const tail: Read<string> = mapped(numberText, (digits) => digits.replace(/\D/g, '').slice(-4))

const slot: Read<PromoterSlot> = camelRecord({
  ...promoterSlotRecordFields,
  booking: nullIfUnreadable(camelRecord({ id, name: text, phone_tail: tail })),
})

/** A role that is missing or not known is a visitor's. */
const role: Read<SlotRole> = mapped(
  nullIfUnreadable(oneOf('promoter', 'call_centre')),
  (known): SlotRole => known ?? 'visitor',
)

const slots: Read<PromoterSlots> = record({ slots: givenList(slot), role })

interface Booking {
  id: Id
  /** Missing where a visitor books for themselves. */
  booking?: SlotBooking
}

interface Cancelling {
  id: Id
  reason: CancelReason
  comment: string | null
}

/** Without consent null is sent, and the server refuses (contract 8.5). */
const bodyOf = ({ hasAgreed, ...booking }: SlotBooking) => ({
  ...booking,
  confirm_policy: hasAgreed ? ('Y' as const) : null,
})

export const promoterSlotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    promoterSlots: build.query<PromoterSlots, SlotRange>({
      query: (range) => call(getActivitySlots, { query: toWire(range) }),
      responseSchema: answer(slots),
      providesTags: ['PromoterSlot'],
    }),
    bookPromoterSlot: build.mutation<PromoterSlot, Booking>({
      query: ({ id, booking }) =>
        call(bookActivitySlot, {
          path: { id },
          ...(booking && { body: bodyOf(booking) }),
          sets: `slot ${id}`,
        }),
      responseSchema: answer(slot),
      invalidatesTags: invalidates('PromoterSlot', 'Appointment'),
    }),
    cancelPromoterSlot: build.mutation<unknown, Cancelling>({
      query: ({ id, ...body }) => call(cancelActivitySlot, { path: { id }, body, sets: `slot ${id}` }),
      invalidatesTags: invalidates('PromoterSlot', 'Appointment'),
    }),
  }),
})

export const {
  usePromoterSlotsQuery,
  useLazyPromoterSlotsQuery,
  useBookPromoterSlotMutation,
  useCancelPromoterSlotMutation,
} = promoterSlotsApi
