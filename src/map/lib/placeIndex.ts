import { foundBy, plainText } from '../../domain/search'

export interface PlaceIndex<Item> {
  /** Returns the items that contain every word, in any order. */
  withWords: (text: string) => readonly Item[]
  /** Builds the next part of the index; returns false when it is complete. */
  prepare: () => boolean
}

/** Number of items that take about 10 ms on a slow phone. */
const SLICE = 2000

/** Caches the search text of each item, because a search runs at each keystroke. */
export function placeIndex<Item>(items: readonly Item[], textOf: (item: Item) => string): PlaceIndex<Item> {
  const words: string[] = []
  const wordsOf = (item: Item, place: number) => (words[place] ??= plainText(textOf(item)))
  return {
    withWords: (text) => foundBy(items, text, wordsOf),
    prepare() {
      const start = words.length
      items.slice(start, start + SLICE).forEach((item, step) => wordsOf(item, start + step))
      return words.length < items.length
    },
  }
}
