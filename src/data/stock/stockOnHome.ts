import type { IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import type { Order } from '../orders/order'
import { purchasesOf } from '../orders/purchases'
import type { LensesInfo } from '../profile/profile'
import type { Reminder } from '../reminders/reminder'
import { byReminder, toldBy, type Stock } from './byReminder'
import { wearOfProduct } from './wearOfProduct'

interface HomeFacts {
  reminders: readonly Reminder[]
  orders: readonly Order[] | undefined
  info: LensesInfo | undefined
  today: IsoDate
}

/** Returns the customer's replacement schedule for a product's lenses; null unless they wear them. */
export const replacementOf = (productId: Id, info: LensesInfo | undefined): string | null =>
  info?.lenses.some((lens) => sameId(lens.productId, productId)) === true ? info.replacement : null

/**
 * Returns the stock of a reminder's lenses from the queries of the home page, which do not include the
 * catalogue: the pack comes from an order, the schedule from the customer. Undefined if these are unknown, or
 * if the reminder names no purchase: the home page does not load all orders.
 */
export function stockOnHome(
  { productId }: Pick<Reminder, 'productId'>,
  { reminders, orders, info, today }: HomeFacts,
): Stock | undefined {
  // The data that it needs are requested after the first render.
  if (BEFORE_REACT) return undefined
  const told = toldBy(productId, reminders)
  const purchases = purchasesOf(orders ?? [])
  const wear = wearOfProduct(productId, undefined, purchases, replacementOf(productId, info))
  return told && byReminder(told, { purchases, wear, today })
}
