import { useLazyPromoterSlotsQuery, useBookPromoterSlotMutation } from '#data/promoterSlots/promoterSlotsApi'
import type { PromoterSlot, SlotBooking } from '#data/promoterSlots/promoterSlot'
import { slotRange, type SlotKind } from '#data/promoterSlots/slotRange'
import { shopToday } from '#domain/dates/days'
import { sameId } from '#domain/Id'
import { wasDone } from '#domain/wasDone'
import { emit } from '#host/events'

/** Returns a function that books a time, and gives it as it is then, also where only the answer got lost. */
export function useBooking(kind: SlotKind) {
  const [book] = useBookPromoterSlotMutation()
  const [read] = useLazyPromoterSlotsQuery()
  return async (slot: PromoterSlot, booking?: SlotBooking): Promise<PromoterSlot> => {
    let booked: PromoterSlot | undefined
    const findBooked = (all: readonly PromoterSlot[]) => {
      booked = all.find((one) => sameId(one.id, slot.id) && isFor(one, booking))
      return booked !== undefined
    }
    try {
      booked = await book({ id: slot.id, ...(booking && { booking }) }).unwrap()
    } catch (error) {
      const isDone = await wasDone(
        error,
        () => read(slotRange(kind, shopToday())),
        ({ slots }) => findBooked(slots),
      )
      if (!isDone) throw error
    }
    emit('slot-booked', { id: slot.id, kind: slot.kind || kind })
    return { ...slot, ...booked }
  }
}

/** Tells whether a time is booked for this person; a visitor's is their own. */
const isFor = ({ isMine, booking: held }: PromoterSlot, booking: SlotBooking | undefined) =>
  booking === undefined ? isMine : held?.name === booking.name && held.phoneTail === booking.phone.slice(-4)
