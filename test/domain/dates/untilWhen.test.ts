import fc from 'fast-check'
import { isOpen } from '#data/invites/invite'
import { byEnd } from '#data/promoCodes/byEnd'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { hasPassed, SHOP_AHEAD } from '#domain/dates/dates'
import { addDays } from '#domain/dates/days'
import { endInWords } from '../../../src/features/club/promoCodes/discount'
import { isOver } from '../../../src/features/club/friends/awards/raffleTime'

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - SHOP_AHEAD

it.each([
  ['2026-11-27', midnight('2026-11-28')],
  ['2026-11-27T12:00:00+03:00', Date.parse('2026-11-27T09:00:00Z')],
  ['2026-11-27T12:00:00', Date.parse('2026-11-27T09:00:00Z')],
])('%s has passed at its end, and not a millisecond before', (iso, end) => {
  expect(hasPassed(iso, new Date(end - 1))).toBe(false)
  expect(hasPassed(iso, new Date(end))).toBe(true)
})

it('all that lasts until a day or a moment is over at once', () => {
  const at = fc.integer({ min: 0, max: 72 * 60 }).map((minutes) => midnight('2026-11-26') + minutes * 60_000)
  const iso = at.chain((moment) =>
    fc.constantFrom(new Date(moment).toISOString(), addDays(new Date(moment + SHOP_AHEAD).toISOString(), 0)),
  )
  fc.assert(
    fc.property(iso, at, (until, moment) => {
      const now = new Date(moment)
      const isPast = hasPassed(until, now)
      const code = { promoCode: 'A', expiredDateIso: until } as PromoCode
      const endless = { promoCode: 'B', expiredDateIso: null } as PromoCode
      expect(isOver({ isArchive: false, finishAt: until } as Parameters<typeof isOver>[0], now)).toBe(isPast)
      expect(endInWords(code, now).startsWith('Срок истёк')).toBe(isPast)
      expect(byEnd([endless, code], now)[0]).toBe(isPast ? endless : code)
      const invite = { status: { code: 'new' }, expiresAt: until } as Parameters<typeof isOpen>[0]
      expect(isOpen(invite, now)).toBe(!isPast)
    }),
  )
})
