import { daysBetween, type IsoDate } from '../../domain/dates/dates'
import { addDays } from '../../domain/dates/days'
import { sameId, type Id } from '../../domain/Id'
import { isOfPacks, type Purchase } from '../orders/purchases'
import type { Reminder } from '../reminders/reminder'
import { byReminder, toldBy, untilDay, type Stock } from './byReminder'
import { lensesInPackOf, type Wear } from './supply'

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
 * that each of them has, and the shop counts its reminder by it. Without one it is counted from the orders.
 */
export const stockOf = (productId: Id, facts: StockFacts): Stock | undefined => {
  const told = toldBy(productId, facts.reminders)
  return told === undefined ? byOrders(productId, facts) : byReminder(told, facts)
}

/** Returns what is left of all purchases, if these eyes have worn the lenses since. */
function byOrders(productId: Id, { purchases, wear, eyes, today }: StockFacts): Stock | undefined {
  if (wear === undefined || eyes === 0) return undefined
  // Only purchases with a day count: it tells how long the lenses have been worn.
  const lots = ofProduct(productId, purchases ?? []).flatMap(({ at, item }) => {
    const lenses = item.quantity * (lensesInPackOf(item.params) ?? 0)
    return lenses > 0 && !Number.isNaN(daysBetween(at, today)) ? [{ at, lenses }] : []
  })
  if (lots.length === 0) return undefined
  const perDay = eyes / wear.daysPerLens
  let stock = 0
  let since: IsoDate | null = null
  const wornUntil = (day: IsoDate | null) => {
    if (since !== null) stock = Math.max(0, stock - Math.max(0, daysBetween(since, day)) * perDay)
    since = day
  }
  // The purchases are newest first; the supply is counted from the oldest on.
  for (const { at, lenses } of lots.toReversed()) {
    wornUntil(at)
    stock += lenses
  }
  wornUntil(today)
  const endsAt = addDays(today, Math.floor(stock / perDay))
  return endsAt === '' ? undefined : { ...untilDay(endsAt, today), basis: { kind: 'orders' } }
}

const ofProduct = (productId: Id, purchases: readonly Purchase[]) =>
  purchases.filter(({ item }) => sameId(item.productId, productId))

/** Returns the packs that were bought after the purchase that the stock rests on, and are not counted in it. */
export const boughtSince = (productId: Id, { basis }: Stock, purchases: readonly Purchase[]): number =>
  basis.kind === 'orders'
    ? 0
    : ofProduct(productId, purchases)
        .filter(({ order, at }) => isOfPacks(order) && daysBetween(basis.purchasedAt, at) > 0)
        .reduce((sum, { item }) => sum + item.quantity, 0)
