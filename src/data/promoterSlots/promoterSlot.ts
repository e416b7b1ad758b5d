import type { PromoterSlotRecord } from '../../domain/records'
import type { SlotKind } from './slotRange'
import type { ContactDraft } from '../../domain/contact'
import type { IsoDate } from '../../domain/dates/dates'
import { dayInShop } from '../../domain/dates/days'
import type { Id } from '../../domain/Id'

/** Visitors book times for themselves, staff for others. */
export type SlotRole = 'visitor' | 'promoter' | 'call_centre'

/** A time slot of a vision test or a spa day. */
export interface PromoterSlot extends PromoterSlotRecord {
  /** Present for staff only; only the last digits of the phone are kept. */
  booking: { id: Id; name: string; phoneTail: string } | null
}

export interface PromoterSlots {
  role: SlotRole
  slots: PromoterSlot[]
}

/** The person for whom staff book a time. */
export interface SlotBooking extends ContactDraft {
  comment: string | null
  hasAgreed: boolean
}

export type CancelReason = 'no_show' | 'visitor' | 'technical' | 'other'

export type SlotState = 'free' | 'booked' | 'mine' | 'unavailable' | 'past'

export const isStaff = (role: SlotRole): boolean => role !== 'visitor'

export const hasBegun = ({ startsAt }: PromoterSlot, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime()

/**
 * Returns the state of a slot for a role. Staff also see past bookings, because the visitor may not have
 * come.
 */
export function slotState(slot: PromoterSlot, role: SlotRole, now: Date): SlotState {
  if (slot.isBooked && isStaff(role)) return 'booked'
  if (hasBegun(slot, now)) return 'past'
  if (slot.isBooked) return slot.isMine ? 'mine' : 'booked'
  return slot.isAvailable && slot.isBooked === false ? 'free' : 'unavailable'
}

export const isFree = (slot: PromoterSlot, now: Date): boolean =>
  slot.isAvailable && slot.isBooked === false && !hasBegun(slot, now)

export interface SlotDay {
  day: IsoDate
  slots: PromoterSlot[]
  /** Number of bookable slots. */
  free: number
}

/**
 * Returns the slots of a kind: older servers answer with all kinds. A slot that does not tell its kind is of
 * the requested one.
 */
export const slotsOfKind = (slots: readonly PromoterSlot[], kind: SlotKind): PromoterSlot[] =>
  slots.map((slot) => (slot.kind === '' ? { ...slot, kind } : slot)).filter((slot) => slot.kind === kind)

/** Tells whether no slot of this kind is left to show: older servers answer with past slots, too. */
export const hasNoTimes = (slots: readonly PromoterSlot[], kind: SlotKind, today: IsoDate): boolean =>
  !slotsOfKind(slots, kind).some(({ startsAt }) => dayInShop(startsAt) >= today)

/** Returns the days from today on that have slots; each day's slots are sorted by time. */
export function slotDays(slots: readonly PromoterSlot[], today: IsoDate, now: Date): SlotDay[] {
  const days = new Map<IsoDate, PromoterSlot[]>()
  for (const slot of slots) {
    const day = dayInShop(slot.startsAt)
    if (day < today) continue
    const others = days.get(day)
    if (others) others.push(slot)
    else days.set(day, [slot])
  }
  return [...days]
    .map(([day, all]) => ({
      day,
      slots: all.toSorted(
        (one, other) =>
          Date.parse(one.startsAt) - Date.parse(other.startsAt) ||
          String(one.id).localeCompare(String(other.id)),
      ),
      free: all.filter((slot) => isFree(slot, now)).length,
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/** Returns the next free slots after a taken one; if none is later, the first free ones. */
export function nextFreeSlots(
  slots: readonly PromoterSlot[],
  taken: PromoterSlot,
  howMany: number,
  now: Date,
): PromoterSlot[] {
  const free = slots
    .filter((slot) => slot.id !== taken.id && isFree(slot, now))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  const later = free.filter((slot) => Date.parse(slot.startsAt) >= Date.parse(taken.startsAt))
  return (later.length > 0 ? later : free).slice(0, howMany)
}
