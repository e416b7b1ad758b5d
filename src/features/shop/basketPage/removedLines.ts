import type { BasketItem } from '../../../data/basket/basket'
import { sameId } from '../../../domain/Id'

/** A line that the customer has taken out. */
export interface Removed {
  item: BasketItem
  /** Where it stood. */
  index: number
  number: number
  /** `stays`: the server would not let it go, or nobody knows. */
  state: 'leaving' | 'gone' | 'returning' | 'stays'
  failure?: unknown
}

type Entry = { item: BasketItem; index: number } | { removed: Removed }

/** The lines with the notes of those that were taken out, each in its place. */
export function entriesOf(items: readonly BasketItem[], removed: readonly Removed[]): Entry[] {
  const isLeaving = ({ basketItemId, offerId }: BasketItem) =>
    removed.some(
      ({ state, item }) =>
        state === 'leaving' && sameId(item.basketItemId, basketItemId) && sameId(item.offerId, offerId),
    )
  const entries: Entry[] = items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => !isLeaving(item))
  // One that the server has kept is a line again, and what is on its way back may be there already.
  const notes = removed.filter(
    ({ state, item }) =>
      state === 'leaving' ||
      !items.some(
        (line) => sameId(line.basketItemId, item.basketItemId) && sameId(line.offerId, item.offerId),
      ) ||
      state === 'stays',
  )
  for (const one of notes.toSorted((a, b) => a.index - b.index)) {
    entries.splice(Math.min(one.index, entries.length), 0, { removed: one })
  }
  return entries
}
