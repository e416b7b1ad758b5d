import fc from 'fast-check'
import type { Basket } from '#data/basket/basket'
import { leavingTitles, withKeptGoods } from '#data/subscription/replacement'

const line = fc.record({
  offerId: fc.option(fc.integer({ min: 1, max: 6 })),
  types: fc.constantFrom([], ['daily']),
  title: fc.constant('Товар'),
  quantity: fc.integer({ min: 1, max: 20 }),
})
const added = fc.array(
  fc.record({ offerId: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 20 }) }),
)

it('no piece is lost without a word: each line of the basket is sent along or told to leave', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), added, (items, chosen) => {
      const basket = { items } as unknown as Basket
      const sent = withKeptGoods(basket, chosen)
      expect(new Set(sent.map(({ offerId }) => offerId)).size).toBe(sent.length)
      const stays = items.filter(({ offerId, types }) => offerId !== null && types.length === 0)
      expect(leavingTitles(basket)).toHaveLength(items.length - stays.length)
      const count = (lines: readonly { quantity: number }[]) =>
        lines.reduce((sum, { quantity }) => sum + quantity, 0)
      for (const { offerId, quantity } of sent) {
        const same = [...stays, ...chosen].filter((one) => one.offerId === offerId)
        expect(quantity).toBe(count(same))
      }
      expect(count(sent)).toBe(count([...stays, ...chosen]))
    }),
    { numRuns: 500 },
  )
})
