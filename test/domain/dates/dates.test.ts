import fc from 'fast-check'
import { formatSoon } from '#domain/dates/formatSoon'
import { dateFieldText } from '#domain/dates/parseDate'
import {
  daysBetween,
  formatDate,
  formatDay,
  formatDayOfWeek,
  formatDayTime,
  formatDaysUntil,
  formatMonth,
  formatMonthYear,
  formatTime,
  formatWeekday,
  hasCome,
  hasPassed,
} from '#domain/dates/dates'

const visit = '2026-11-18T14:30:00+03:00'

it.each([
  [formatDate, '18\u00a0ноября 2026'],
  [formatDay, '18\u00a0ноября'],
  [formatTime, '14:30'],
  [formatDayTime, '18\u00a0ноября, 14:30'],
  [formatDayOfWeek, '18\u00a0ноября, ср'],
  [formatWeekday, 'среда'],
  [formatMonth, 'ноябрь'],
  [formatMonthYear, 'ноябрь 2026'],
])('%p is written as %s', (format, written) => {
  expect(format(visit)).toBe(written)
})

it.each([
  ['a time of another zone', '2026-11-18T23:30:00Z', '19\u00a0ноября, 02:30'],
  ['a time without a zone, which is the shop’s', '2026-11-18T14:30:00', '18\u00a0ноября, 14:30'],
  ['a summer, in which the shop’s time does not change', '1991-07-14T00:30:00+03:00', '14\u00a0июля, 00:30'],
])('%s is read as a date', (_, iso, written) => {
  expect(formatDayTime(iso)).toBe(written)
})

it('a day has no time of its own: none is written, and it lasts from its first moment to its last', () => {
  expect([formatTime('2026-11-18'), formatDayTime('2026-11-18')]).toEqual(['', '18\u00a0ноября'])
  const [first, last] = [new Date('2026-11-18T00:00:00+03:00'), new Date('2026-11-18T23:59:59+03:00')]
  expect([hasCome('2026-11-18', first), hasPassed('2026-11-18', last)]).toEqual([true, false])
  expect(hasCome('2026-11-18', new Date(first.getTime() - 1))).toBe(false)
})

it('a date without a time is that day', () => {
  expect(formatDate('1991-03-14')).toBe('14\u00a0марта 1991')
})

it.each([null, undefined, '', 'вчера', '2026-13-45'])('%p is written as nothing', (iso) => {
  for (const format of [formatDate, formatDayTime, formatWeekday, formatDaysUntil])
    expect(format(iso)).toBe('')
})

it.each([
  ['2026-11-18T00:10:00+03:00', 'через\u00a09\u00a0дней'],
  ['2026-11-11T00:10:00+03:00', 'послезавтра'],
  ['2026-11-10T00:10:00+03:00', 'завтра'],
  ['2026-11-09T00:10:00+03:00', 'сегодня'],
  ['2026-11-08T23:50:00+03:00', 'вчера'],
  ['2026-10-30T12:00:00+03:00', '10\u00a0дней\u00a0назад'],
])('days are counted by the calendar, not by hours: %s is %s', (iso, written) => {
  expect(formatDaysUntil(iso, new Date('2026-11-09T23:40:00+03:00'))).toBe(written)
})

it.each([
  ['2026-11-09T23:50:00+03:00', 'сегодня, 23:50'],
  ['2026-11-10T11:00:00+03:00', 'завтра, 11:00'],
  ['2026-11-11T11:00:00+03:00', 'послезавтра, 11:00'],
  ['2026-11-12T09:30:00+03:00', 'четверг, 12\u00a0ноября, 09:30'],
  ['когда-нибудь', ''],
])('a time to come is named by its day: %s is %s', (iso, written) => {
  expect(formatSoon(iso, new Date('2026-11-09T23:40:00+03:00'))).toBe(written)
})

const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

it('no date is written with "г.", and nothing is written that is not a date', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        moment.map((date) => date.toISOString()),
      ),
      (iso) => {
        expect(formatDate(iso)).toMatch(/^(\d{1,2}\u00a0[а-я]+ \d{1,4}|)$/)
      },
    ),
  )
})

it('the days between two dates are the same in both directions', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const there = daysBetween(one.toISOString(), other.toISOString())
      const back = daysBetween(other.toISOString(), one.toISOString())
      expect(there + back).toBe(0)
    }),
  )
})

it('dates are written as Intl writes them, on one line, which comes too late for the first screen', () => {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('ru', { ...options, timeZone: 'Etc/GMT-3' })
    return (date: Date) =>
      format
        .format(date)
        .replace(' г.', '')
        .replace(/^(\d+) /, '$1\u00a0')
  }
  const formats = [
    [formatDate, intl({ day: 'numeric', month: 'long', year: 'numeric' })],
    [formatDay, intl({ day: 'numeric', month: 'long' })],
    [formatTime, intl({ hour: '2-digit', minute: '2-digit' })],
    [formatWeekday, intl({ weekday: 'long' })],
    [formatMonth, intl({ month: 'long' })],
    [formatMonthYear, intl({ month: 'long', year: 'numeric' })],
  ] as const
  fc.assert(
    fc.property(moment, (date) => {
      for (const [format, expected] of formats) expect(format(date.toISOString())).toBe(expected(date))
    }),
  )
  const relative = new Intl.RelativeTimeFormat('ru', { numeric: 'auto' })
  const now = new Date('2026-11-09T12:00:00Z')
  for (const days of [...Array.from({ length: 130 }, (_, place) => place - 65), -1500, 1500])
    expect(formatDaysUntil(new Date(now.getTime() + days * 86_400_000).toISOString(), now)).toBe(
      relative.format(days, 'day').replaceAll(' ', '\u00a0'),
    )
})

it.each([
  ['2026-03-05', '05.03.2026'],
  ['2026-03-05T00:00:00+03:00', '05.03.2026'],
  // In the shop it is the fifth already.
  ['2026-03-04T21:00:00Z', '05.03.2026'],
  ['2026-03-05T20:59:59.000Z', '05.03.2026'],
  ['2026-12-31T23:30:00Z', '01.01.2027'],
])('a date field shows the shop’s day of %s', (iso, shown) => {
  expect(dateFieldText(iso)).toBe(shown)
})
