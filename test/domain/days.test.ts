import { addDays, shopToday } from '../../src/domain/days'

it('counts in days of the shop', () => {
  expect(shopToday(new Date('2026-03-04T21:30:00Z'))).toBe('2026-03-05')
  expect(addDays('2026-02-27T23:00:00+03:00', 2)).toBe('2026-03-01')
})

it.each(['2026-13-45', 'скоро', ''])("has no day for '%s', whatever is counted from it", (text) => {
  expect(addDays(text, 3)).toBe('')
  expect(shopToday(new Date(text))).toBe('')
})

it('has no day beyond the calendar', () => expect(addDays('2026-03-01', 1e21)).toBe(''))
