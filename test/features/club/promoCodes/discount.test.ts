import { certificateName, endInWords, lastDayOf } from '../../../../src/features/club/promoCodes/discount'
import { discountOf } from '#data/promoCodes/discountOf'

const NOW = new Date('2026-11-21T22:30:00Z')

// In the shop it is the 22nd already.
it.each([
  ['2026-12-01T23:59:00+03:00', 'Действует до 1\u00a0декабря 2026, осталось 9\u00a0дней'],
  ['2026-11-23T23:59:00+03:00', 'Действует до 23\u00a0ноября 2026, остался 1\u00a0день'],
  ['2026-11-22T23:59:00+03:00', 'Действует до 22\u00a0ноября 2026, последний день'],
  ['2026-11-21T23:59:00+03:00', 'Срок истёк 21\u00a0ноября 2026'],
  ['2026-11-22T01:00:00+03:00', 'Срок истёк 22\u00a0ноября 2026'],
  ['2026-11-22', 'Действует до 22\u00a0ноября 2026, последний день'],
  ['2026-11-21', 'Срок истёк 21\u00a0ноября 2026'],
  [null, ''],
  ['soon', ''],
])('the end of a promo code at %s is told as %j', (expiredDateIso, text) => {
  const code = {
    promoCode: 'A',
    discountValue: 1,
    currency: null,
    link: null,
    activeRules: '',
    forPurchase: '',
    whereToUse: '',
  }
  expect(endInWords({ ...code, expiredDateIso }, NOW)).toBe(text)
})

it('a discount and a certificate are told in their own currency, and in roubles where none is named', () => {
  const code = { promoCode: 'A', expiredDateIso: null, discountValue: 50, currency: null, link: null }
  const rules = { activeRules: '', forPurchase: '', whereToUse: '' }
  expect(discountOf({ ...code, ...rules, currency: 'KZT' })).toBe('Скидка 50\u00a0₸')
  expect(discountOf({ ...code, ...rules, currency: null })).toBe('Скидка 50\u00a0₽')
  const certificate = { id: 1, denominationValue: 50, pointsPrice: 50, title: '', isAvailable: true }
  expect(certificateName({ ...certificate, currency: 'BYN' })).toBe('Промокод на 50\u00a0р.')
})

it.each([
  ['2026-12-01', 'осталось 9\u00a0дней', 'до 1\u00a0декабря 2026'],
  ['2026-11-22', 'последний день', 'до 22\u00a0ноября 2026'],
  ['2026-12-06', '', 'до 6\u00a0декабря 2026'],
  ['2026-11-21', '', 'Срок истёк 21\u00a0ноября 2026'],
  [null, '', ''],
])('a ticket that ends at %s tells %j and %j', (expiredDateIso, left, day) => {
  const code = {
    promoCode: 'A',
    discountValue: 1,
    currency: null,
    link: null,
    activeRules: '',
    forPurchase: '',
    whereToUse: '',
  }
  expect(lastDayOf({ ...code, expiredDateIso }, NOW)).toEqual({ left, day })
})
