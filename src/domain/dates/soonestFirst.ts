import type { IsoDate } from './dates'

/**
 * Sorts items by their moments, the soonest first, whatever their offsets; items without a moment come last.
 */
export const soonestFirst = <Item>(items: readonly Item[], at: (item: Item) => IsoDate | null): Item[] => {
  const time = (item: Item) => Date.parse(at(item) ?? '') || Number.MAX_VALUE
  return items.toSorted((one, other) => time(one) - time(other))
}
