import { bookActivitySlot, cancelActivitySlot, getActivitySlots } from '#api/generated/activity'
import { found, refused } from '../http/refusal'
import { answer, type Route } from '../http/route'
import { activities } from '../seed/vision'
import type { Visitor } from '../visitor'

const slotsOf = ({ bookedActivities }: Visitor, now: Date) =>
  activities(now).map((slot) => {
    const is_booked = bookedActivities.has(slot.id)
    return { ...slot, is_booked, is_available: !is_booked }
  })

export const activity: Route[] = [
  answer(getActivitySlots, ({ visitor, now }) => ({ slots: slotsOf(visitor, now) })),
  answer(bookActivitySlot, ({ visitor, now, path }) => {
    if (found(slotsOf(visitor, now), path.id).is_booked) throw refused('Это время уже занято')
    visitor.bookedActivities.add(path.id)
    return found(slotsOf(visitor, now), path.id)
  }),
  answer(cancelActivitySlot, ({ visitor, now, path }) => {
    if (!found(slotsOf(visitor, now), path.id).is_booked) throw refused('Это время никто не занимал')
    visitor.bookedActivities.delete(path.id)
    return found(slotsOf(visitor, now), path.id)
  }),
]
