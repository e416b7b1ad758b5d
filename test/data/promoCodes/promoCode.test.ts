import fc from 'fast-check'
import { byEnd } from '#data/promoCodes/byEnd'
import { boughtSince, missingPoints, type PromoCode } from '#data/promoCodes/promoCode'

const NOW = new Date('2026-11-21T09:00:00Z')

const code = (promoCode: string, expiredDateIso: string | null): PromoCode => ({
  promoCode,
  expiredDateIso,
  discountValue: 300,
  currency: null,
  link: null,
  activeRules: '',
  forPurchase: '',
  whereToUse: '',
})

const certificate = {
  id: 1,
  denominationValue: 300,
  currency: null,
  pointsPrice: 300,
  title: '',
  isAvailable: true,
}

const bought = (id: string | number, denominationValue = 300, promoCode = 'A') => ({
  id,
  title: '',
  denominationValue,
  pointsPrice: denominationValue,
  promoCode,
  boughtAt: null,
})

it('promo codes stand by their end: endless ones after those that end, ended ones last', () => {
  const codes = [
    code('ended', '2026-11-20T23:59:00+03:00'),
    code('endless', null),
    code('later', '2026-12-01T23:59:00+03:00'),
    code('nonsense', 'soon'),
    code('today', '2026-11-21'),
    code('this morning', '2026-11-21T08:00:00+03:00'),
  ]
  expect(byEnd(codes, NOW).map(({ promoCode }) => promoCode)).toEqual([
    'today',
    'later',
    'endless',
    'nonsense',
    'ended',
    'this morning',
  ])
})

it('a certificate can be had exactly when no points are missing', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0 }), (available, pointsPrice) => {
      const missing = missingPoints({ ...certificate, pointsPrice }, available)
      expect(missing === 0).toBe(available >= pointsPrice)
      expect(available + missing).toBe(Math.max(available, pointsPrice))
    }),
  )
})

it('what was bought meanwhile is a purchase of that price which the history did not know', () => {
  expect(boughtSince([bought(1)], [bought('1'), bought(2)], certificate)?.id).toBe(2)
  expect(boughtSince([bought(1)], [bought('1'), bought(2, 500)], certificate)).toBeUndefined()
  expect(boughtSince([], [bought(1, 300, '')], certificate)?.id).toBe(1)
})
