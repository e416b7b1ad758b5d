import fc from 'fast-check'
import { dateFieldText, parseDate } from '#domain/dates/parseDate'

it.each([
  ['05.03.2026', '2026-03-05'],
  [' 5.3.2026 ', '2026-03-05'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2000', '2000-02-29'],
])('%j is read as %s', (typed, iso) => {
  expect(parseDate(typed)).toBe(iso)
})

it.each([
  '31.02.2026',
  '29.02.2023',
  '29.02.1900',
  '31.04.2026',
  '00.01.2026',
  '32.01.2026',
  '01.13.2026',
  '01.00.2026',
  '',
  'завтра',
  '2026-03-05',
])('%j is no day', (typed) => {
  expect(parseDate(typed)).toBeUndefined()
})

it('every written day is read back as the same day', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10)
      expect(parseDate(dateFieldText(iso))).toBe(iso)
    }),
  )
})

it('a moment is shown as its day, no moment as nothing', () => {
  expect(dateFieldText('1991-03-14T00:00:00+03:00')).toBe('14.03.1991')
  expect(dateFieldText(null)).toBe('')
})
