import { sameId, type Id } from '../../domain/Id'
import type { Order, SaleType } from '../orders/order'
import { randomKey } from '../../domain/randomKey'
import { digest } from '../../host/customer/digest'
import type { Basket } from '../basket/basket'
import { OpenIntent } from '../openIntent'

/** Quantity of an offer; of a pack or a product if the shop does not say more. */
export interface SentItem {
  offerId: Id | null
  packId: Id | null
  productId: Id | null
  quantity: number
}

/** Data that tell the order of a try from all others. */
export interface SentOrder {
  /** Milliseconds. */
  sentAt: number
  items: SentItem[]
  /** Ids of the orders before it; undefined where those could not be read. */
  known?: string[] | undefined
}

/** One intent to order, over a reload too. */
export interface OrderAttempt {
  requestId: string
  /** Undefined while nothing has been sent, or its answer has come. */
  sent?: SentOrder | undefined
}

/** Whose it is: with a cookie session the customer may change between two loads of the page. */
type OwnedAttempt = OrderAttempt & { owner: string }

const isSent = ({ sentAt, items, known = [] }: Partial<Record<keyof SentOrder, unknown>>) =>
  typeof sentAt === 'number' && Array.isArray(items) && Array.isArray(known)

const intentOf = (type: SaleType) =>
  new OpenIntent<OwnedAttempt>(
    `order-${type}`,
    ({ requestId, sent }) =>
      typeof requestId === 'string' && requestId !== '' && (sent === undefined || isSent(sent ?? {})),
  )

/**
 * Returns a digest of the basket's owner: with a cookie session the customer may change between two loads of
 * the page.
 */
export const ownerOf = ({ customer }: Basket): string => digest(customer?.phone ?? '')

/** The attempt of this tab: every try of one order bears the same request, so that it becomes one order at most. */
export function attemptOf(type: SaleType, owner: string): OrderAttempt {
  const kept = intentOf(type).read()
  return kept?.owner === owner ? kept : beginAttempt(type, owner)
}

/** Another intent to order. */
export function beginAttempt(type: SaleType, owner: string): OrderAttempt {
  const attempt = { requestId: randomKey() }
  keepAttempt(type, owner, attempt)
  return attempt
}

export const keepAttempt = (type: SaleType, owner: string, { requestId, sent }: OrderAttempt): void =>
  intentOf(type).keep({ owner, requestId, sent })

/** The order is there: the next one is another. */
export const endAttempt = (type: SaleType): void => intentOf(type).end()

/** Returns the record of an order of this basket, as it is sent. */
export const sentOrder = ({ items }: Basket, before: readonly Order[] | undefined): SentOrder => ({
  sentAt: Date.now(),
  items: items.map(({ offerId, packId, productId, quantity }) => ({ offerId, packId, productId, quantity })),
  known: before?.map(({ id }) => String(id)),
})

/** The clocks of customer and shop may differ by so many milliseconds. */
const LEEWAY = 5 * 60_000

/** Tells whether an order in an answer was there before: its request had served an earlier one. */
export const isOld = (id: Id, { known }: SentOrder): boolean => known?.includes(String(id)) === true

/**
 * Tells whether the shop has answered for an earlier try with other items. Its order was there before this press, and
 * was not recognised: a line of it cannot be read.
 */
export const isOfEarlier = (
  id: Id,
  { items }: Basket,
  earlier: SentOrder | undefined,
  before: readonly Order[] | undefined,
): boolean =>
  before?.some((order) => sameId(order.id, id)) === true &&
  earlier !== undefined &&
  areSame(items, earlier.items) === false

/** Tells whether an attempt is of these goods; undefined where no id tells it. */
export const isOfItems = ({ items }: SentOrder, wanted: readonly SentItem[]): boolean | undefined =>
  areSame(items, wanted)

/** Returns the new order that holds the sent items. */
export const newOrderIn = (orders: readonly Order[], sent: SentOrder): Order | undefined =>
  orders.find(
    ({ id, createdAt, items }) =>
      !isOld(id, sent) &&
      (sent.known !== undefined || (createdAt !== null && Date.parse(createdAt) >= sent.sentAt - LEEWAY)) &&
      areSame(items, sent.items),
  )

/** Tells whether all sent items are still in the basket: an order would have removed them. */
export const isStillIn = ({ items }: Basket, sent: SentOrder): boolean => {
  const name = commonName([...items, ...sent.items])
  return (
    name !== undefined &&
    sent.items.every((item) => count(items, item, name) >= count(sent.items, item, name))
  )
}

/** Tells whether an order holds the sent items, however it is split into lines; undefined where no id tells it. */
function areSame(ordered: readonly SentItem[], sent: readonly SentItem[]): boolean | undefined {
  const all = [...ordered, ...sent]
  const name = commonName(all)
  return name && all.every((item) => count(ordered, item, name) === count(sent, item, name))
}

type Name = 'offerId' | 'packId' | 'productId'

/** The most exact id that all of them have. */
const commonName = (items: readonly SentItem[]): Name | undefined =>
  (['offerId', 'packId', 'productId'] as const).find((name) => items.every((item) => item[name] !== null))

const count = (items: readonly SentItem[], wanted: SentItem, name: Name): number =>
  items.reduce((sum, item) => (sameId(item[name], wanted[name]) ? sum + item.quantity : sum), 0)
