import type { IsoDate } from './dates'

/**
 * Sorts items by their moments, the newest first, whatever their offsets; items without a moment come last.
 */
export const newestFirst = <Item>(items: readonly Item[], at: (item: Item) => IsoDate | null): Item[] => {
  const time = (item: Item) => Date.parse(at(item) ?? '') || 0
  return items.toSorted((one, other) => time(other) - time(one))
}
