import { useBookPromoterSlotMutation } from '#data/promoterSlots/promoterSlotsApi'
import type { PromoterSlot, SlotBooking } from '#data/promoterSlots/promoterSlot'
import type { SlotKind } from '#data/promoterSlots/slotRange'
import { sameId } from '#domain/Id'
import { emit } from '#host/events'
import { useWasDone } from './useWasDone'

/** Returns a function that books a time, and gives it as it is then, also where only the answer got lost. */
export function useBooking(kind: SlotKind) {
  const [book] = useBookPromoterSlotMutation()
  const wasDone = useWasDone(kind)
  return async (slot: PromoterSlot, booking?: SlotBooking): Promise<PromoterSlot> => {
    let booked: PromoterSlot | undefined
    const findBooked = (all: readonly PromoterSlot[]) => {
      booked = all.find((one) => sameId(one.id, slot.id) && isFor(one, booking))
      return booked !== undefined
    }
    try {
      booked = await book({ id: slot.id, ...(booking && { booking }) }).unwrap()
    } catch (error) {
      if (!(await wasDone(error, findBooked))) throw error
    }
    emit('slot-booked', { id: slot.id, kind: slot.kind || kind })
    return { ...slot, ...booked }
  }
}

/** Tells whether a time is booked for this person; a visitor's is their own. */
const isFor = ({ isMine, booking: held }: PromoterSlot, booking: SlotBooking | undefined) =>
  booking === undefined ? isMine : held?.name === booking.name && held.phoneTail === booking.phone.slice(-4)
