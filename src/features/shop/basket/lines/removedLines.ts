import type { BasketItem } from '#data/basket/basket'
import { sameId } from '#domain/Id'

/** A line that the customer has removed. */
export interface Removed {
  item: BasketItem
  /** Position of the line in the basket before the removal. */
  index: number
  number: number
  /** `stays`: the server refused the removal, or its result is unknown. */
  state: 'leaving' | 'gone' | 'returning' | 'stays'
  failure?: unknown
}

/** Tells whether a removal belongs to this line of the basket. */
export const isOfLine = ({ item }: Removed, { basketItemId, offerId }: BasketItem): boolean =>
  sameId(item.basketItemId, basketItemId) && sameId(item.offerId, offerId)

export type Entry = { item: BasketItem; index: number } | { removed: Removed }

/** Returns the lines and the notes about removed ones, each in its place. */
export function entriesOf(items: readonly BasketItem[], removed: readonly Removed[]): Entry[] {
  const isLeaving = (line: BasketItem) =>
    removed.some((one) => one.state === 'leaving' && isOfLine(one, line))
  const entries: Entry[] = items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => !isLeaving(item))
  // Once the basket holds a line again, the line replaces its note.
  const notes = removed.filter(
    (one) => one.state === 'leaving' || one.state === 'stays' || !items.some((line) => isOfLine(one, line)),
  )
  for (const one of notes.toSorted((a, b) => a.index - b.index)) {
    entries.splice(Math.min(one.index, entries.length), 0, { removed: one })
  }
  return entries
}
