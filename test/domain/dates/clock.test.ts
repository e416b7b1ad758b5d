import { currentTime, noteServerTime } from '../../../src/domain/dates/clock'
import { formatDaysUntil } from '../../../src/domain/dates/dates'
import { shopToday } from '../../../src/domain/dates/days'

const HOUR = 3_600_000

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') }))
afterEach(() => {
  noteServerTime(0)
  jest.useRealTimers()
})

it.each([
  ['a day ahead', -24 * HOUR, '2026-03-09'],
  ['a year behind', 365 * 24 * HOUR, '2027-03-10'],
  ['two minutes ahead', -120_000, '2026-03-10'],
])('judges dates by the server where the device is %s', (_, ahead, today) => {
  noteServerTime(ahead)
  expect(shopToday()).toBe(today)
})

it('counts the days that are left by the server', () => {
  const inTwelveDays = '2026-03-22T12:00:00+03:00'
  const right = formatDaysUntil(inTwelveDays)
  noteServerTime(-48 * HOUR)
  expect(formatDaysUntil(inTwelveDays)).not.toBe(right)
  noteServerTime(1000)
  expect(formatDaysUntil(inTwelveDays)).toBe(right)
})

it('keeps what it knows where a server does not say its time', () => {
  noteServerTime(-24 * HOUR)
  noteServerTime(NaN)
  noteServerTime()
  expect(currentTime().toISOString()).toBe('2026-03-09T12:00:00.000Z')
})
