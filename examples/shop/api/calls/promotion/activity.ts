import { bookActivitySlot, cancelActivitySlot, getActivitySlots } from '#api/generated/activity'
import { stamp } from '../../dates'
import { Fault, oneOf, phone, record, text, textOrNull, type Field } from '../../http/fields'
import { changedMeanwhile, closed, found, refused } from '../../http/refusal'
import { accept, acceptOptional, answer, openTo, type Route, type Visit } from '../../http/route'
import { activities } from '../../seed/activity'

type Asking = Pick<Visit, 'visitor' | 'now' | 'hall'>

/** Every fifth booking cannot be taken back by staff. */
const isCancelable = (number: number) => number % 5 !== 0

/** Returns the times. Staff see the names and last digits of those who have booked; a visitor sees only their own booking. */
function slotsOf({ visitor, now, hall }: Asking) {
  const bookings = hall()
  if (visitor.slots === 'none') return []
  return activities(now, visitor.slots === 'many').map((slot) => {
    const booked = bookings.get(slot.id)
    const isStaff = visitor.role !== 'visitor'
    return {
      ...slot,
      is_booked: booked !== undefined,
      is_available: slot.is_available && booked === undefined,
      is_mine: booked?.by === visitor,
      is_cancelable: isStaff && booked !== undefined && isCancelable(booked.id),
      booking:
        isStaff && booked
          ? {
              id: booked.id,
              name: booked.name,
              phone_tail: booked.phone.slice(-4),
              comment: booked.comment,
              booked_at: booked.booked_at,
            }
          : null,
    }
  })
}

const consent: Field<'Y'> = (value) => {
  if (value === 'Y') return value
  throw new Fault('Без согласия посетителя записать нельзя')
}
const whom = record({ ...phone, name: text, comment: textOrNull, confirm_policy: consent })

const TAKEN = 'Это время уже занято'

export const activity: Route[] = openTo('session', [
  answer(getActivitySlots, (asked) => {
    const { kind, date_from = '', date_to = '9' } = asked.query
    const isAsked = (day: string) => day >= date_from && day <= date_to
    return {
      role: asked.visitor.role,
      slots: slotsOf(asked).filter(
        (slot) => (kind ?? slot.kind) === slot.kind && isAsked(slot.starts_at.slice(0, 10)),
      ),
    }
  }),
  acceptOptional(
    bookActivitySlot,
    ({ visitor }) => visitor.role !== 'visitor' && whom,
    (asked, body) => {
      const { visitor, now, hall, path } = asked
      const slot = found(slotsOf(asked), path.id)
      if (!slot.is_available || new Date(slot.starts_at) <= now) throw changedMeanwhile(TAKEN)
      const own = { name: visitor.consumer?.name ?? '', phone: visitor.consumer?.phone ?? '', comment: null }
      hall().set(path.id, {
        id: 1 + Math.max(5000, ...[...hall().values()].map(({ id }) => id)),
        ...(body ? { name: body.name, phone: body.phone, comment: body.comment } : own),
        booked_at: stamp(now),
        by: body ? null : visitor,
      })
      return found(slotsOf(asked), path.id)
    },
  ),
  accept(
    cancelActivitySlot,
    record({ reason: oneOf('no_show', 'visitor', 'technical', 'other'), comment: textOrNull }),
    (asked) => {
      const { visitor, hall, path } = asked
      if (visitor.role === 'visitor') throw closed()
      const slot = found(slotsOf(asked), path.id)
      if (!slot.is_booked) throw changedMeanwhile('Запись уже отменена')
      if (!slot.is_cancelable) throw refused('Эту запись отменить нельзя')
      hall().delete(path.id)
      return found(slotsOf(asked), path.id)
    },
  ),
])
