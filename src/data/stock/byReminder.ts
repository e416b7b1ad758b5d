import { daysBetween, type IsoDate } from '../../domain/dates/dates'
import { newestFirst } from '../../domain/dates/newestFirst'
import { sameId, type Id } from '../../domain/Id'
import { eyesOf, type Reminder } from '../reminders/reminder'
import type { Purchase } from '../orders/purchases'
import { lotsOf, packsSince } from './lots'
import { leftOfSupply, type SupplyLeft, type Wear } from './supply'

/** The source of a stock: the purchase that a reminder names, or all orders. */
export type StockBasis = { kind: 'reminder'; packs: number; purchasedAt: IsoDate } | { kind: 'orders' }

/** How long a pair's lenses last. */
export interface Stock {
  /** The first day without a new pair. */
  endsAt: IsoDate
  /** Days from today until `endsAt`; 0 once it is reached. */
  daysLeft: number
  basis: StockBasis
  /** The pairs of the purchase that a reminder names. */
  supply?: SupplyLeft
}

type Told = Reminder & { purchasedAt: IsoDate }

const isTold = (reminder: Reminder): reminder is Told =>
  !Number.isNaN(daysBetween(reminder.purchasedAt, reminder.purchasedAt)) && reminder.packsCount > 0

/** Returns the latest purchase of a product that a reminder names. */
export const toldBy = (productId: Id, reminders: readonly Reminder[]): Told | undefined =>
  newestFirst(
    reminders.filter((one) => sameId(one.productId, productId)).filter(isTold),
    ({ purchasedAt }) => purchasedAt,
  )[0]

/** Returns the stock of the purchase that a reminder names and of later purchases. */
export function byReminder(
  reminder: Told,
  { purchases, wear, today }: { purchases: readonly Purchase[]; wear: Wear | undefined; today: IsoDate },
): Stock | undefined {
  const { productId, packsCount, purchasedAt } = reminder
  const later = wear && lotsOf(packsSince(productId, purchases, purchasedAt), wear)
  const supply = wear && leftOfSupply({ packsCount, purchasedAt, eyes: eyesOf(reminder) }, wear, today, later)
  if (supply === undefined) return undefined
  const basis = { kind: 'reminder', packs: packsCount, purchasedAt } as const
  return { ...untilDay(supply.endsAt, today), basis, supply }
}

export const untilDay = (endsAt: IsoDate, today: IsoDate) => ({
  endsAt,
  daysLeft: Math.max(0, daysBetween(today, endsAt)),
})
