import { comingInWords } from '#data/stock/coming'
import { basisInWords, laterInWords, spanInWords, stockInWords } from '#data/stock/stockInWords'

const reminder = { kind: 'reminder', packs: 2, purchasedAt: '2026-09-13' } as const

it.each([
  [1, '1 день'],
  [12, '12 дней'],
  [20, '20 дней'],
  [21, '3 недели'],
  [59, '8 недель'],
  [60, '2 месяца'],
  [399, '13 месяцев'],
])('a span of %i days is told as %s', (days, words) => {
  expect(spanInWords(days)).toBe(words.replace(' ', '\u00a0'))
})

it('a stock says its day, how long that is, and on what it rests', () => {
  const stock = { endsAt: '2026-12-12', daysLeft: 18, basis: reminder }
  expect(stockInWords(stock)).toBe('Хватит примерно до 12\u00a0декабря 2026: на 18\u00a0дней')
  expect(basisInWords(stock)).toBe('Считаем по напоминанию: 2\u00a0упаковки, куплены 13\u00a0сентября 2026')
  expect(stockInWords({ ...stock, daysLeft: 0 })).toBe('По расчёту закончились 12\u00a0декабря 2026')
  expect(basisInWords({ ...stock, basis: { kind: 'orders' } })).toBe('Считаем по вашим заказам')
})

it('what was bought later and what is on its way are told in packs', () => {
  expect(laterInWords(0)).toBe('')
  expect(laterInWords(5)).toBe('После этого куплено ещё 5\u00a0упаковок, считаем и их')
  expect(laterInWords(1)).toBe('После этого куплена ещё 1\u00a0упаковка, считаем и её')
  expect(comingInWords(0)).toBe('')
  expect(comingInWords(2)).toBe('Ещё 2\u00a0упаковки в пути')
})
