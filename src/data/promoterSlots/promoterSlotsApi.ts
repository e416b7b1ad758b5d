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

/** Keeps at most four digits, however much of the phone the server sends. */
const tail: Read<string> = mapped(numberText, (digits) => digits.replace(/\D/g, '').slice(-4))

const slot: Read<PromoterSlot> = camelRecord({
  ...promoterSlotRecordFields,
  booking: nullIfUnreadable(camelRecord({ id, name: text, phone_tail: tail })),
})

/** A missing or unknown role is read as a visitor. */
const role: Read<SlotRole> = mapped(
  nullIfUnreadable(oneOf('promoter', 'call_centre')),
  (known): SlotRole => known ?? 'visitor',
)

const slots: Read<PromoterSlots> = record({ slots: givenList(slot), role })

interface Booking {
  id: Id
  /** Omitted when visitors book for themselves. */
  booking?: SlotBooking
}

interface Cancelling {
  id: Id
  reason: CancelReason
  comment: string | null
}

/** Without consent the body has null, and the server refuses the call (contract 8.5). */
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
