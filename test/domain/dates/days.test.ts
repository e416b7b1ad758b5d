import { addDays, shopToday } from '#domain/dates/days'

it('days are counted in the shop’s time zone', () => {
  expect(shopToday(new Date('2026-03-04T21:30:00Z'))).toBe('2026-03-05')
  expect(addDays('2026-02-27T23:00:00+03:00', 2)).toBe('2026-03-01')
  expect(addDays('2026-03-04T21:30:00Z', 1)).toBe('2026-03-06')
})

it.each(['2026-13-45', 'скоро', ''])("'%s' is no day to count from", (text) => {
  expect(addDays(text, 3)).toBe('')
  expect(shopToday(new Date(text))).toBe('')
})

it('there is no day beyond the calendar', () => expect(addDays('2026-03-01', 1e21)).toBe(''))
it('a day after the year 9999 is whole', () => {
  expect(addDays('9999-12-31', 15)).toBe('+010000-01-15')
  expect(addDays('+010000-01-15T10:00:00Z', -15)).toBe('9999-12-31')
})
