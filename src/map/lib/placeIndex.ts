import { foundBy, plainText } from '../../domain/search'

export interface PlaceIndex<Item> {
  /** Returns the items that have every single word, in any order. */
  withWords: (text: string) => readonly Item[]
  /** Makes the next part of the index ready; false when there is nothing left to do. */
  prepare: () => boolean
}

/** Number of items that take about 10 ms on a slow phone. */
const SLICE = 2000

/** Keeps the searched texts, lower-cased once for each item: a search runs at each key. */
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
