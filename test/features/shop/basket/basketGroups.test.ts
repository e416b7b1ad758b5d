import fc from 'fast-check'
import type { BasketItem } from '#data/basket/basket'
import { groupsOf, isShared } from '../../../../src/features/shop/basket/lines/basketGroups'
import type { Entry } from '../../../../src/features/shop/basket/lines/removedLines'

const id = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null })

/** Lines of only a few products, so that many are of the same one; some have been removed. */
const entries = fc
  .array(fc.record({ productId: id, offerId: id, title: fc.constantFrom('А', 'Б'), isGone: fc.boolean() }), {
    maxLength: 12,
  })
  .map((lines) =>
    lines.map(({ isGone, ...line }, index): Entry => {
      const item = { ...line, basketItemId: index, code: '' } as BasketItem
      return isGone ? { removed: { item, index, number: index, state: 'gone' } } : { item, index }
    }),
  )

const itemOf = (entry: Entry) => ('removed' in entry ? entry.removed.item : entry.item)

it('every line of a basket is in one group, and in none twice, whatever is equal to it', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const grouped = groupsOf(all).flatMap((group) => group.entries)
      expect(grouped).toHaveLength(all.length)
      expect(new Set(grouped)).toEqual(new Set(all))
    }),
  )
})

it('products stand in the order of their first lines, and the lines of one in their own order', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const groups = groupsOf(all)
      const firsts = groups.map(({ entries: [first] }) => all.indexOf(first as Entry))
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
      for (const group of groups)
        expect(group.entries).toEqual(all.filter((one) => group.entries.includes(one)))
    }),
  )
})

it('lines of different products, or of different titles, never stand together', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const groups = groupsOf(all)
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      for (const { entries: of } of groups) {
        expect(isShared(of, (entry) => itemOf(entry).title)).toBe(true)
        expect(isShared(of, (entry) => itemOf(entry).productId)).toBe(true)
        // Lines without a product are grouped by their offers.
        const isNamed = of.every((entry) => itemOf(entry).productId !== null)
        expect(isNamed || isShared(of, (entry) => itemOf(entry).offerId)).toBe(true)
      }
    }),
  )
})

it('what all lines say is shared, and what one says otherwise is not', () => {
  expect(isShared([1990, 1990], (price) => price)).toBe(true)
  expect(isShared([1990, 1790], (price) => price)).toBe(false)
  expect(isShared([], () => 0)).toBe(true)
})
