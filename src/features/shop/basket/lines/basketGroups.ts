import type { BasketItem } from '#data/basket/basket'
import type { Entry } from './removedLines'

/** Lines of one product, which share its picture and title. */
export interface Group {
  key: string
  entries: Entry[]
}

const itemOf = (entry: Entry): BasketItem => ('removed' in entry ? entry.removed.item : entry.item)

/** What the shop does not name is one product as far as its offer is one. */
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

/**
 * Puts the lines of one product together, in place of the first of them. Each stays a line of its own, also of two
 * equal ones.
 */
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

/** Returns whether all lines say the same: it is said once then. */
export const isShared = <Line>(lines: readonly Line[], wordsOf: (line: Line) => unknown): boolean =>
  new Set(lines.map((line) => JSON.stringify(wordsOf(line)))).size < 2
