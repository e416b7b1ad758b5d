import type { BasketItem } from '#data/basket/basket'
import { sameId } from '#domain/Id'

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

/** Whether it is about this line of the basket. */
export const isOfLine = ({ item }: Removed, { basketItemId, offerId }: BasketItem): boolean =>
  sameId(item.basketItemId, basketItemId) && sameId(item.offerId, offerId)

type Entry = { item: BasketItem; index: number } | { removed: Removed }

/** The lines with the notes of those that were taken out, each in its place. */
export function entriesOf(items: readonly BasketItem[], removed: readonly Removed[]): Entry[] {
  const isLeaving = (line: BasketItem) =>
    removed.some((one) => one.state === 'leaving' && isOfLine(one, line))
  const entries: Entry[] = items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => !isLeaving(item))
  // One that the server has kept is a line again, and what is on its way back may be there already.
  const notes = removed.filter(
    (one) => one.state === 'leaving' || one.state === 'stays' || !items.some((line) => isOfLine(one, line)),
  )
  for (const one of notes.toSorted((a, b) => a.index - b.index)) {
    entries.splice(Math.min(one.index, entries.length), 0, { removed: one })
  }
  return entries
}
