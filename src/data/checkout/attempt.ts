import type { Order, SaleType } from '../../domain/order'
import { randomKey } from '../../domain/randomKey'
import { tabChoices } from '../../host/drafts'

/** What tells the order of a try from those that were there before. */
export type SentOrder =
  | { known: string[] }
  /** Milliseconds: when it was sent, where the orders before it could not be read. */
  | { sentAt: number }

/** One intent to order, over a reload too. */
export interface OrderAttempt {
  requestId: string
  /** Undefined while nothing has been sent, or its answer has come. */
  sent?: SentOrder | undefined
}

const keyOf = (type: SaleType) => `order-${type}`

/** The attempt of this tab: every try of one order bears the same request, so that it becomes one order at most. */
export function attemptOf(type: SaleType): OrderAttempt {
  const { requestId, known, sentAt } = (tabChoices.read(keyOf(type)) ?? {}) as Record<string, unknown>
  if (typeof requestId === 'string' && requestId !== '') {
    if (Array.isArray(known)) return { requestId, sent: { known: known.map(String) } }
    return typeof sentAt === 'number' ? { requestId, sent: { sentAt } } : { requestId }
  }
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

/** The order that was not there before. */
export const newOrderIn = (orders: readonly Order[], sent: SentOrder): Order | undefined =>
  orders.find(({ id, createdAt }) =>
    'known' in sent
      ? !sent.known.includes(String(id))
      : createdAt !== null && Date.parse(createdAt) >= sent.sentAt - LEEWAY,
  )
