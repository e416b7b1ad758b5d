import fc from 'fast-check'
import { openingHours } from '#domain/dates/openingHours'

/** Of the shop's clock, on Saturday, 7 March 2026. */
const saturday = (time: string) => new Date(`2026-03-07T${time}:00+03:00`)
const sunday = (time: string) => new Date(`2026-03-08T${time}:00+03:00`)

it('says whether an optician is open, by the clock of the shop, and the hours once', () => {
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
