import type { IsoDate } from './dates'

/** Sorted by their moments, whatever offset those are written with; what has none comes last. */
export const soonestFirst = <Item>(items: readonly Item[], at: (item: Item) => IsoDate | null): Item[] => {
  const time = (item: Item) => Date.parse(at(item) ?? '') || Number.MAX_VALUE
  return items.toSorted((one, other) => time(one) - time(other))
}
