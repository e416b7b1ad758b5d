import { plainText } from '../../domain/plainText'

export interface PlaceIndex<Item> {
  /** Returns the items whose words contain all of the text. */
  withText: (text: string) => readonly Item[]
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
    withText(text) {
      const wanted = plainText(text.trim())
      return wanted === '' ? items : items.filter((item, place) => wordsOf(item, place).includes(wanted))
    },
    withWords(text) {
      const wanted = plainText(text).split(/\s+/).filter(Boolean)
      return wanted.length === 0
        ? items
        : items.filter((item, place) => wanted.every((word) => wordsOf(item, place).includes(word)))
    },
    prepare() {
      const start = words.length
      items.slice(start, start + SLICE).forEach((item, step) => wordsOf(item, start + step))
      return words.length < items.length
    },
  }
}
