import fc from 'fast-check'
import { freeSlots, slotStart, type Appointment, type AppointmentDay } from '#data/appointments/appointment'
import { ownWithinWeek } from '#data/appointments/ownAt'
import { soonestTimes } from '#data/appointments/soonestTimes'

const now = new Date('2026-03-05T12:00:00+03:00')
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const slot = fc.record({ id: fc.integer(), time, isAvailable: fc.boolean() })
const day: fc.Arbitrary<AppointmentDay> = fc.record({
  date: fc.constantFrom('2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'),
  slots: fc.array(slot, { maxLength: 6 }),
})
const known = fc
  .array(fc.array(day, { maxLength: 4 }), { maxLength: 6 })
  .map((all) => all.map((days, place) => ({ place, days })))

it('each place with a free time stands once, with its first one, and the soonest place leads', () => {
  fc.assert(
    fc.property(known, (places) => {
      const times = soonestTimes(places, now)
      const startsOf = (days: AppointmentDay[]) =>
        days.flatMap((one) => freeSlots(one, now).map((free) => Date.parse(slotStart(one, free))))
      const withTime = places.filter(({ days }) => startsOf(days).length > 0)
      expect(times.map(({ place }) => place).toSorted((one, other) => one - other)).toEqual(
        withTime.map(({ place }) => place),
      )
      for (const { place, at, slot: offered } of times) {
        expect(offered.isAvailable).toBe(true)
        expect(Date.parse(at)).toBe(Math.min(...startsOf(places[place]?.days ?? [])))
      }
      // The times are sorted; at equal times the place that was given first comes first, because it is nearer.
      for (const [index, { at, place }] of times.entries()) {
        const before = times[index - 1]
        if (!before) continue
        expect(Date.parse(before.at)).toBeLessThanOrEqual(Date.parse(at))
        if (before.at === at) expect(before.place).toBeLessThan(place)
      }
    }),
  )
})

it('a visit counts as near up to seven days before and after, a cancelled or past one never', () => {
  const entry = (startsAt: string | null, code = 'active') =>
    ({ id: 1, startsAt, endsAt: null, status: { code, label: '' } }) as Appointment
  const near = (one: Appointment, moment: string) => ownWithinWeek([one], moment, now) !== undefined
  const at = '2026-03-16T10:00:00+03:00'
  expect(near(entry('2026-03-09T09:00:00+03:00'), at)).toBe(true)
  expect(near(entry('2026-03-23T20:00:00+03:00'), at)).toBe(true)
  expect(near(entry('2026-03-08T23:00:00+03:00'), at)).toBe(false)
  expect(near(entry('2026-03-24T00:00:00+03:00'), at)).toBe(false)
  expect(near(entry('2026-03-17T10:00:00+03:00', 'cancelled'), at)).toBe(false)
  expect(near(entry(null), at)).toBe(false)
  expect(near(entry('2026-03-04T10:00:00+03:00'), '2026-03-06T10:00:00+03:00')).toBe(false)
  expect(near(entry('2026-03-09T09:00:00+03:00'), 'кривое')).toBe(false)
})
