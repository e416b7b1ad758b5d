import { endInWords } from '../../../../src/features/club/promoCodes/discount'

const NOW = new Date('2026-11-21T22:30:00Z')

// In the shop it is the 22nd already.
it.each([
  ['2026-12-01T23:59:00+03:00', 'Действует до 1 декабря 2026, осталось 9\u00a0дней'],
  ['2026-11-23T23:59:00+03:00', 'Действует до 23 ноября 2026, остался 1\u00a0день'],
  ['2026-11-22T23:59:00+03:00', 'Действует до 22 ноября 2026, последний день'],
  ['2026-11-21T23:59:00+03:00', 'Срок прошёл 21 ноября 2026'],
  [null, ''],
  ['soon', ''],
])('the end of a promo code at %s is told as %j', (expiredDateIso, text) => {
  const code = {
    promoCode: 'A',
    discountValue: 1,
    link: null,
    activeRules: '',
    forPurchase: '',
    whereToUse: '',
  }
  expect(endInWords({ ...code, expiredDateIso }, NOW)).toBe(text)
})
