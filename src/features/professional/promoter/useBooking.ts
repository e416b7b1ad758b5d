import { useBookPromoterSlotMutation } from '#data/promoterSlots/promoterSlotsApi'
import type { PromoterSlot, SlotBooking } from '#data/promoterSlots/promoterSlot'
import type { SlotKind } from '#data/promoterSlots/slotRange'
import { sameId } from '#domain/Id'
import { emit } from '#host/events'
import { useSlotWrite } from './useSlotWrite'

/**
 * Returns a function that books a time and resolves to its new state. If the response is lost, it looks in
 * the refetched list.
 */
export function useBooking(kind: SlotKind) {
  const [book] = useBookPromoterSlotMutation()
  const settled = useSlotWrite(kind)
  return async (slot: PromoterSlot, booking?: SlotBooking): Promise<PromoterSlot> => {
    let found: PromoterSlot | undefined
    const findBooked = (all: readonly PromoterSlot[]) => {
      found = all.find((one) => sameId(one.id, slot.id) && isFor(one, booking))
      return found !== undefined
    }
    const answer = await settled(
      () => book({ id: slot.id, ...(booking && { booking }) }).unwrap(),
      findBooked,
    )
    emit('slot-booked', { id: slot.id, kind: slot.kind })
    return { ...slot, ...(answer ?? found) }
  }
}

/** Returns whether the time is booked for this person; without data of a person, for the visitor. */
const isFor = ({ isMine, booking: held }: PromoterSlot, booking: SlotBooking | undefined) =>
  booking === undefined ? isMine : held?.name === booking.name && held.phoneTail === booking.phone.slice(-4)
