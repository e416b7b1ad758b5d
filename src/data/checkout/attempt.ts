import type { Order, SaleType } from '../../domain/order'
import { randomKey } from '../../domain/randomKey'
import { tabChoices } from '../../host/drafts'

/** One intent to order, over a reload too: its request, and the orders that there were before. */
export interface OrderAttempt {
  requestId: string
  /** Undefined while nothing has been sent, or its answer has come. */
  known?: string[]
}

const keyOf = (type: SaleType) => `order-${type}`

/** The attempt of this tab: every try of one order bears the same request, so that it becomes one order at most. */
export function attemptOf(type: SaleType): OrderAttempt {
  const { requestId, known } = (tabChoices.read(keyOf(type)) ?? {}) as Record<string, unknown>
  if (typeof requestId === 'string' && requestId !== '') {
    return Array.isArray(known) ? { requestId, known: known.map(String) } : { requestId }
  }
  const attempt = { requestId: randomKey() }
  tabChoices.write(keyOf(type), attempt)
  return attempt
}

export const keepAttempt = (type: SaleType, attempt: OrderAttempt): void =>
  tabChoices.write(keyOf(type), { ...attempt })

/** The order is there: the next one is another. */
export const endAttempt = (type: SaleType): void => tabChoices.remove(keyOf(type))

/** The order that was not there before. */
export const newOrderIn = (orders: readonly Order[], known: readonly string[]): Order | undefined =>
  orders.find(({ id }) => !known.includes(String(id)))
