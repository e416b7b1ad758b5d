import fc from 'fast-check'
import { openingHours as openingHoursOf } from '#domain/dates/openingHours'

const openingHours = (workTime: string | null, now?: Date, utcOffset: number | null = 180) =>
  openingHoursOf({ workTime, utcOffset }, now)

/** A time in Moscow on Saturday, 7 March 2026. */
const saturday = (time: string) => new Date(`2026-03-07T${time}:00+03:00`)
const sunday = (time: string) => new Date(`2026-03-08T${time}:00+03:00`)

it('says whether an optician is open, by its own clock, and the hours once', () => {
  expect(openingHours('Ежедневно с 10 до 21', saturday('09:59'))).toBe('Ежедневно с 10 до 21\u00a0· Закрыто')
  expect(openingHours('Ежедневно с 10 до 21', saturday('10:00'))).toBe('Ежедневно с 10 до 21\u00a0· Открыто')
  expect(openingHours('Ежедневно с 10 до 21', saturday('21:00'))).toBe('Ежедневно с 10 до 21\u00a0· Закрыто')
  expect(openingHours('Пн–Сб с 9:30 до 20', saturday('12:00'))).toBe('Пн–Сб с 9:30 до 20\u00a0· Открыто')
  expect(openingHours('Пн–Сб с 9:30 до 20', sunday('12:00'))).toBe('Пн–Сб с 9:30 до 20\u00a0· Закрыто')
  expect(openingHours('Круглосуточно', sunday('03:00'))).toBe('Открыто круглосуточно')
  expect(openingHours('Пн–Пт с 0 до 24', saturday('03:00'))).toBe('Пн–Пт с 0 до 24\u00a0· Закрыто')
})

it('hours over midnight belong to the day on which they begin', () => {
  expect(openingHours('Пн–Сб с 22 до 2', sunday('01:00'))).toMatch(/Открыто$/)
  expect(openingHours('Пн–Пт с 22 до 2', sunday('01:00'))).toMatch(/Закрыто$/)
  expect(openingHours('Пн–Сб с 22 до 2', saturday('23:00'))).toMatch(/Открыто$/)
})

it('any other text is left as it stands, and nothing is claimed of it', () => {
  fc.assert(
    fc.property(fc.string(), fc.date({ noInvalidDate: true }), (text, now) =>
      openingHours(text, now).startsWith(text),
    ),
  )
  expect(openingHours('Как повезёт')).toBe('Как повезёт')
  expect(openingHours('Ежедневно с 99 до 21')).toBe('Ежедневно с 99 до 21')
  expect(openingHours(null)).toBe('')
})

it('the clock is that of the place, and without it nothing is said of open or closed', () => {
  const hours = 'Ежедневно с 10 до 21'
  // 21:30 in Yerevan, 19:30 in Kaliningrad.
  const now = saturday('20:30')
  expect(openingHours(hours, now, 240)).toMatch(/Закрыто$/)
  expect(openingHours(hours, now, 120)).toMatch(/Открыто$/)
  expect(openingHours(hours, saturday('01:00'), 1440)).toBe(hours)
  expect(openingHours(hours, now, null)).toBe(hours)
  expect(openingHours('Круглосуточно', now, null)).toBe('Открыто круглосуточно')
})

it('the same moment is the same answer in every zone, for hours that are moved by as much', () => {
  fc.assert(
    fc.property(fc.integer({ min: -11, max: 11 }), fc.integer({ min: 0, max: 23 }), (zone, hour) => {
      const now = new Date(Date.UTC(2026, 2, 7, hour - zone, 30))
      const isOpen = hour >= 10 && hour < 21
      expect(openingHours('Ежедневно с 10 до 21', now, zone * 60)).toMatch(isOpen ? /Открыто$/ : /Закрыто$/)
    }),
  )
})
