import { nextFreeSlots, slotDays, slotState, type PromoterSlot } from '#data/promoterSlots/promoterSlot'

const now = new Date('2026-03-05T09:00:00Z')
const slot = (rest: Partial<PromoterSlot> = {}): PromoterSlot => ({
  id: 1,
  kind: 'spa',
  title: '',
  place: '',
  startsAt: '2026-03-05T13:00:00+03:00',
  endsAt: null,
  isAvailable: true,
  isBooked: false,
  isMine: false,
  isCancelable: false,
  booking: null,
  ...rest,
})
const BEGUN = '2026-03-05T12:00:00+03:00'

it.each([
  [{}, 'free', 'free'],
  [{ isAvailable: false }, 'unavailable', 'unavailable'],
  [{ isBooked: true, isAvailable: false }, 'booked', 'booked'],
  [{ isBooked: true }, 'booked', 'booked'],
  [{ isBooked: null }, 'unavailable', 'unavailable'],
  [{ isBooked: true, isMine: true }, 'mine', 'booked'],
  [{ startsAt: BEGUN }, 'past', 'past'],
  [{ startsAt: BEGUN, isAvailable: false }, 'past', 'past'],
  [{ startsAt: BEGUN, isBooked: true }, 'past', 'booked'],
  [{ startsAt: BEGUN, isBooked: true, isMine: true }, 'past', 'booked'],
])('a time with %j is %s for a visitor, %s for staff', (rest, visitors, staffs) => {
  expect(slotState(slot(rest), 'visitor', now)).toBe(visitors)
  expect(slotState(slot(rest), 'promoter', now)).toBe(staffs)
  expect(slotState(slot(rest), 'call_centre', now)).toBe(staffs)
})

it('the days begin with today in UTC+3, each in the order of time, with how many are free', () => {
  const slots = [
    slot({ id: 3, startsAt: '2026-03-06T10:00:00+03:00', isBooked: true }),
    slot({ id: 2, startsAt: '2026-03-05T20:59:00Z' }),
    slot({ id: 1 }),
    slot({ id: 4, startsAt: '2026-03-04T20:59:00Z' }),
  ]
  expect(
    slotDays(slots, '2026-03-05', now).map(({ day, slots: all, free }) => [
      day,
      all.map(({ id }) => id),
      free,
    ]),
  ).toEqual([
    ['2026-03-05', [1, 2], 2],
    ['2026-03-06', [3], 0],
  ])
})

it('the next free times come after the one that is taken, else from the beginning', () => {
  const at = (id: number, time: string, rest: Partial<PromoterSlot> = {}) =>
    slot({ id, startsAt: `2026-03-05T${time}:00+03:00`, ...rest })
  const slots = [at(1, '13:00'), at(2, '14:00'), at(3, '15:00', { isBooked: true }), at(4, '16:00')]
  const idsAfter = (id: number) => nextFreeSlots(slots, slots[id - 1] ?? slot(), 3, now).map(({ id }) => id)
  expect(idsAfter(2)).toEqual([4])
  expect(idsAfter(4)).toEqual([1, 2])
})
