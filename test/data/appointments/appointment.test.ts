import fc from 'fast-check'
import { freeSlots, nextAppointment, nextFree, slotStart, upcoming } from '#data/appointments/appointment'
import { partsOfDay } from '#domain/dates/partsOfDay'
import type { Appointment, AppointmentDay } from '#data/appointments/appointment'

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const slot = fc.record({ id: fc.integer(), time, isAvailable: fc.boolean() })
const day: fc.Arbitrary<AppointmentDay> = fc.record({
  date: fc.constantFrom('2026-03-04', '2026-03-05', '2026-03-06'),
  slots: fc.array(slot, { maxLength: 8 }),
})
const now = new Date('2026-03-05T12:00:00+03:00')

it('only free times to come are offered, each in one part of the day', () => {
  fc.assert(
    fc.property(day, (one) => {
      const free = freeSlots(one, now)
      for (const offered of free) {
        expect(offered.isAvailable).toBe(true)
        expect(Date.parse(slotStart(one, offered))).toBeGreaterThan(now.getTime())
      }
      expect(partsOfDay(free).flatMap(({ slots }) => slots)).toHaveLength(free.length)
    }),
  )
})

const timesAfter = (days: AppointmentDay[], taken: string) =>
  nextFree(days, taken, 2, now).map((found) => slotStart(found.day, found.slot))

it('beside a taken time the next free ones are offered, later ones first', () => {
  const days: AppointmentDay[] = ['2026-03-06', '2026-03-07'].map((date, index) => ({
    date,
    slots: [10, 12, 15].map((hour, place) => ({
      id: index * 10 + place,
      time: `${hour}:00`,
      isAvailable: place !== 1,
    })),
  }))
  for (const taken of ['2026-03-06T12:00:00+03:00', '2026-03-06T09:00:00Z'])
    expect(timesAfter(days, taken)).toEqual(['2026-03-06T15:00:00+03:00', '2026-03-07T10:00:00+03:00'])
})

it('appointments to come leave out what is past or cancelled, the next first, without a time last', () => {
  const entry = (id: number, startsAt: string | null, code = 'active') =>
    ({ id, startsAt, status: { code, label: '' } }) as Appointment
  const all = [
    entry(1, '2026-03-09T12:00:00+03:00'),
    entry(2, '2026-03-01T12:00:00+03:00'),
    entry(3, '2026-03-06T12:00:00+03:00'),
    entry(5, null),
    entry(4, '2026-03-05T13:00:00+03:00', 'cancelled'),
    entry(6, '2026-03-06T08:00:00Z'),
  ]
  expect(upcoming(all, now).map(({ id }) => id)).toEqual([6, 3, 1, 5])
  expect(nextAppointment(all, now)?.id).toBe(6)
  expect(nextAppointment([entry(5, null)], now)).toBeUndefined()
})

it('an appointment stays until its end, an hour where the shop names none', () => {
  const begun = (startsAt: string, endsAt: string | null) =>
    ({ id: 1, startsAt, endsAt, status: { code: 'active', label: '' } }) as Appointment
  const isShown = (one: Appointment) => nextAppointment([one], now) === one
  expect(isShown(begun('2026-03-05T12:00:00+03:00', '2026-03-05T12:30:00+03:00'))).toBe(true)
  expect(isShown(begun('2026-03-05T11:00:00+03:00', '2026-03-05T12:30:00+03:00'))).toBe(true)
  expect(isShown(begun('2026-03-05T11:00:00+03:00', '2026-03-05T12:00:00+03:00'))).toBe(false)
  expect(isShown(begun('2026-03-05T11:30:00+03:00', null))).toBe(true)
  expect(isShown(begun('2026-03-05T11:00:00+03:00', null))).toBe(false)
})

it('an appointment of a day without a time is there until the day is over', () => {
  const visit = {
    id: 7,
    startsAt: '2026-03-05',
    endsAt: null,
    status: { code: 'active', label: '' },
  } as Appointment
  expect(upcoming([visit], new Date('2026-03-05T23:00:00+03:00'))).toEqual([visit])
  expect(upcoming([visit], new Date('2026-03-06T00:00:00+03:00'))).toEqual([])
})
