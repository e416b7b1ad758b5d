import fc from 'fast-check'
import { openNow } from '#domain/dates/openingHours'

/** Of the shop's clock, on Saturday, 7 March 2026. */
const saturday = (time: string) => new Date(`2026-03-07T${time}:00+03:00`)
const sunday = (time: string) => new Date(`2026-03-08T${time}:00+03:00`)

it('says until when an optician is open, by the clock of the shop', () => {
  expect(openNow('Ежедневно с 10 до 21', saturday('09:59'))).toBe('Закрыто, откроется в 10:00')
  expect(openNow('Ежедневно с 10 до 21', saturday('10:00'))).toBe('Открыто до 21:00')
  expect(openNow('Ежедневно с 10 до 21', saturday('21:00'))).toBe('Закрыто')
  expect(openNow('Пн–Сб с 9:30 до 20', saturday('12:00'))).toBe('Открыто до 20:00')
  expect(openNow('Пн–Сб с 9:30 до 20', sunday('12:00'))).toBe('Закрыто')
  expect(openNow('Круглосуточно', sunday('03:00'))).toBe('Открыто круглосуточно')
})

it('hours over midnight belong to the day on which they begin', () => {
  expect(openNow('Пн–Сб с 22 до 2', sunday('01:00'))).toBe('Открыто до 02:00')
  expect(openNow('Пн–Пт с 22 до 2', sunday('01:00'))).toBe('Закрыто')
  expect(openNow('Пн–Сб с 22 до 2', saturday('23:00'))).toBe('Открыто до 02:00')
})

it('any other text is left as it stands, and nothing is claimed of it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.date({ noInvalidDate: true }),
      (text, now) => typeof openNow(text, now) === 'string',
    ),
  )
  expect(openNow('Как повезёт')).toBe('')
  expect(openNow('Ежедневно с 99 до 21')).toBe('')
  expect(openNow(null)).toBe('')
})
