import { daysBetween, type IsoDate } from '../../domain/dates/dates'
import { addDays } from '../../domain/dates/days'
import type { Id } from '../../domain/Id'
import type { Purchase } from '../orders/purchases'
import type { Reminder } from '../reminders/reminder'
import { byReminder, toldBy, untilDay, type Stock } from './byReminder'
import { lotsOf, packsSince, receivedOf } from './lots'
import type { Wear } from './supply'

/** The known data about the stock of one product. */
export interface StockFacts {
  reminders: readonly Reminder[]
  /** Undefined if the purchases were not loaded. */
  purchases?: readonly Purchase[] | undefined
  /** Undefined if pack or schedule is unknown. */
  wear: Wear | undefined
  /** Number of eyes that wear the product now. */
  eyes: number
  today: IsoDate
}

/**
 * Returns how long the lenses of a product last (contract 10.9); undefined if that cannot be calculated.
 * Every screen uses this function, so that all show the same day. The purchase that the customer's reminder
 * names comes first, because the screens all have it and the shop schedules its reminder by it; later
 * purchases are added. Without a reminder the orders decide.
 */
export const stockOf = (productId: Id, facts: StockFacts): Stock | undefined => {
  const told = toldBy(productId, facts.reminders)
  const purchases = facts.purchases ?? []
  return told === undefined
    ? byOrders(productId, purchases, facts)
    : byReminder(told, { ...facts, purchases })
}

/** Returns the stock of all purchases, assuming that these eyes have worn the lenses since. */
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

/** Returns the packs bought after the purchase that a reminder names. */
export const boughtSince = (productId: Id, { basis }: Stock, purchases: readonly Purchase[]): number =>
  basis.kind === 'orders'
    ? 0
    : packsSince(productId, purchases, basis.purchasedAt).reduce((sum, { item }) => sum + item.quantity, 0)
