import { daysBetween, type IsoDate } from '../../domain/dates/dates'
import { addDays } from '../../domain/dates/days'
import type { Id } from '../../domain/Id'
import type { Purchase } from '../orders/purchases'
import type { Reminder } from '../reminders/reminder'
import { byReminder, toldBy, untilDay, type Stock } from './byReminder'
import { lotsOf, packsSince, receivedOf } from './lots'
import type { Wear } from './supply'

/** All that is known of one product's stock. */
export interface StockFacts {
  reminders: readonly Reminder[]
  /** Undefined where nobody has asked for them. */
  purchases?: readonly Purchase[] | undefined
  /** Undefined where pack or schedule is not known. */
  wear: Wear | undefined
  /** Number of eyes that wear the product now. */
  eyes: number
  today: IsoDate
}

/**
 * Returns how long the lenses of a product last (contract 10.9); undefined where that cannot be known. Every screen asks
 * here, so that they tell one day. The purchase that the customer's reminder names goes first: it is the one statement
 * that each of them has, and the shop counts its reminder by it; what was bought since is added. Without one it is counted
 * from the orders.
 */
export const stockOf = (productId: Id, facts: StockFacts): Stock | undefined => {
  const told = toldBy(productId, facts.reminders)
  const purchases = facts.purchases ?? []
  return told === undefined
    ? byOrders(productId, purchases, facts)
    : byReminder(told, { ...facts, purchases })
}

/** Returns what is left of all purchases, if these eyes have worn the lenses since. */
function byOrders(
  productId: Id,
  purchases: readonly Purchase[],
  { wear, eyes, today }: StockFacts,
): Stock | undefined {
  if (wear === undefined || eyes === 0) return undefined
  const lots = lotsOf(receivedOf(productId, purchases), wear)
  if (lots.length === 0) return undefined
  const perDay = eyes / wear.daysPerLens
  let stock = 0
  let since: IsoDate | null = null
  const wornUntil = (day: IsoDate | null) => {
    if (since !== null) stock = Math.max(0, stock - Math.max(0, daysBetween(since, day)) * perDay)
    since = day
  }
  for (const { at, lenses } of lots) {
    wornUntil(at)
    stock += lenses
  }
  wornUntil(today)
  const endsAt = addDays(today, Math.floor(stock / perDay))
  return endsAt === '' ? undefined : { ...untilDay(endsAt, today), basis: { kind: 'orders' } }
}

/** Returns the packs that were bought after the purchase that a reminder names. */
export const boughtSince = (productId: Id, { basis }: Stock, purchases: readonly Purchase[]): number =>
  basis.kind === 'orders'
    ? 0
    : packsSince(productId, purchases, basis.purchasedAt).reduce((sum, { item }) => sum + item.quantity, 0)
