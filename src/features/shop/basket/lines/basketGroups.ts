import type { BasketItem } from '#data/basket/basket'
import type { Entry } from './removedLines'

/** The lines of one product, which share its picture and title. */
export interface Group {
  key: string
  entries: Entry[]
}

const itemOf = (entry: Entry): BasketItem => ('removed' in entry ? entry.removed.item : entry.item)

/** Returns the key of a line's product. Without a product id, lines of the same offer count as one product. */
const productOf = ({ productId, offerId, basketItemId, title, code }: BasketItem): string =>
  JSON.stringify([
    productId !== null
      ? `product ${productId}`
      : offerId !== null
        ? `offer ${offerId}`
        : `item ${basketItemId}`,
    title,
    code,
  ])

/** Groups the lines of one product at the position of the first of them. Equal lines stay separate lines. */
export function groupsOf(entries: readonly Entry[]): Group[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = productOf(itemOf(entry))
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups].map(([key, of]) => ({ key, entries: of }))
}

/** Tells whether all lines have the same value, which is then shown once. */
export const isShared = <Line>(lines: readonly Line[], wordsOf: (line: Line) => unknown): boolean =>
  new Set(lines.map((line) => JSON.stringify(wordsOf(line)))).size < 2
