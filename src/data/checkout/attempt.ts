import { sameId, type Id } from '../../domain/Id'
import type { Order, SaleType } from '../../domain/order'
import { randomKey } from '../../domain/randomKey'
import { tabChoices } from '../../host/drafts'

/** So many of an offer; of a pack, where the offer is not known. */
interface SentItem {
  offerId: Id | null
  packId: Id | null
  quantity: number
}

/** What tells the order of a try from those that were there before. */
export type SentOrder =
  | { known: string[] }
  /** Where the orders before it could not be read: when it was sent, in milliseconds, and what was ordered. */
  | { sentAt: number; items: SentItem[] }

/** One intent to order, over a reload too. */
export interface OrderAttempt {
  requestId: string
  /** Undefined while nothing has been sent, or its answer has come. */
  sent?: SentOrder | undefined
}

const keyOf = (type: SaleType) => `order-${type}`

/** The attempt of this tab: every try of one order bears the same request, so that it becomes one order at most. */
export function attemptOf(type: SaleType): OrderAttempt {
  const { requestId, known, sentAt, items } = (tabChoices.read(keyOf(type)) ?? {}) as Record<string, unknown>
  if (typeof requestId === 'string' && requestId !== '') {
    if (Array.isArray(known)) return { requestId, sent: { known: known.map(String) } }
    return typeof sentAt === 'number' && Array.isArray(items)
      ? { requestId, sent: { sentAt, items: items as SentItem[] } }
      : { requestId }
  }
  return beginAttempt(type)
}

/** Another intent to order. */
export function beginAttempt(type: SaleType): OrderAttempt {
  const attempt = { requestId: randomKey() }
  tabChoices.write(keyOf(type), attempt)
  return attempt
}

export const keepAttempt = (type: SaleType, { requestId, sent }: OrderAttempt): void =>
  tabChoices.write(keyOf(type), { requestId, ...sent })

/** The order is there: the next one is another. */
export const endAttempt = (type: SaleType): void => tabChoices.remove(keyOf(type))

/** The clocks of customer and shop may differ by so many milliseconds. */
const LEEWAY = 5 * 60_000

/** Whether an order that has just been answered was there before: its request had served an earlier one. */
export const isOld = (id: Id, sent: SentOrder): boolean => 'known' in sent && sent.known.includes(String(id))

/** The order that was not there before. */
export const newOrderIn = (orders: readonly Order[], sent: SentOrder): Order | undefined =>
  orders.find(({ id, createdAt, items }) =>
    'known' in sent
      ? !isOld(id, sent)
      : createdAt !== null && Date.parse(createdAt) >= sent.sentAt - LEEWAY && areSame(items, sent.items),
  )

/** Whether an order holds what was sent, however it is split into lines. */
function areSame(ordered: readonly SentItem[], sent: readonly SentItem[]): boolean {
  const areOffersKnown = [...ordered, ...sent].every(({ offerId }) => offerId !== null)
  const name = areOffersKnown ? 'offerId' : 'packId'
  const count = (items: readonly SentItem[], wanted: SentItem) =>
    items.reduce((sum, item) => (sameId(item[name], wanted[name]) ? sum + item.quantity : sum), 0)
  return [...ordered, ...sent].every((item) => count(ordered, item) === count(sent, item))
}
