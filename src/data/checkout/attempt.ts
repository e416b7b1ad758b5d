import { endIntentsOf } from '../../api/idempotency'
import { isRecord } from '../../api/isRecord'
import { sameId, type Id } from '../../domain/Id'
import type { Order, SaleType } from '../orders/order'
import { currentTime } from '../../domain/dates/clock'
import { randomKey } from '../../domain/randomKey'
import { digest } from '../../host/customer/digest'
import type { Basket } from '../basket/basket'
import { basketOf } from '../basket/basketLines'
import { OpenIntent } from '../openIntent'

/** Quantity of an offer, or of a pack or product if the shop names no offer. */
export interface SentItem {
  offerId: Id | null
  packId: Id | null
  productId: Id | null
  quantity: number
}

/** Data that identify the order of an attempt. */
export interface SentOrder {
  /** In milliseconds by the shop's clock, because orders are compared with it. */
  sentAt: number
  items: SentItem[]
  /** Ids of the earlier orders; undefined if they could not be read. */
  known?: string[] | undefined
}

/** One intent to order; it survives a reload. */
export interface OrderAttempt {
  requestId: string
  /** Undefined before the request is sent and after its answer. */
  sent?: SentOrder | undefined
}

/** The owner is stored because with a cookie session the customer may change between two page loads. */
type OwnedAttempt = OrderAttempt & { owner: string }

const isIdOrNull = (value: unknown) => value === null || ['string', 'number'].includes(typeof value)

const isSentItem = (item: unknown): boolean =>
  isRecord(item) &&
  typeof item['quantity'] === 'number' &&
  [item['offerId'], item['packId'], item['productId']].every(isIdOrNull)

const isSent = ({ sentAt, items, known = [] }: Partial<Record<keyof SentOrder, unknown>>) =>
  typeof sentAt === 'number' && Array.isArray(items) && items.every(isSentItem) && Array.isArray(known)

const intentOf = (type: SaleType) =>
  new OpenIntent<OwnedAttempt>(
    `order-${type}`,
    ({ requestId, sent }) =>
      typeof requestId === 'string' && requestId !== '' && (sent === undefined || isSent(sent ?? {})),
  )

/**
 * Returns a digest of the basket's owner: with a cookie session the customer may change between two page
 * loads.
 */
export const ownerOf = ({ customer }: Basket): string => digest(customer?.phone ?? '')

/**
 * Returns this tab's attempt: all tries of one order use the same request id, so they create at most one
 * order.
 */
export function attemptOf(type: SaleType, owner: string): OrderAttempt {
  const kept = intentOf(type).read()
  return kept?.owner === owner ? kept : beginAttempt(type, owner)
}

/** Starts a new intent to order. */
export function beginAttempt(type: SaleType, owner: string): OrderAttempt {
  const attempt = { requestId: randomKey() }
  keepAttempt(type, owner, attempt)
  return attempt
}

export const keepAttempt = (type: SaleType, owner: string, { requestId, sent }: OrderAttempt): void =>
  intentOf(type).keep({ owner, requestId, sent })

/** Ends the attempt of a placed order, and all intents of its basket: the next order gets new ones. */
export function endAttempt(type: SaleType): void {
  intentOf(type).end()
  endIntentsOf(basketOf(type))
}

/** Returns a record of the order that this basket is sent as. */
export const sentOrder = ({ items }: Basket, before: readonly Order[] | undefined): SentOrder => ({
  sentAt: currentTime().getTime(),
  items: items.map(({ offerId, packId, productId, quantity }) => ({ offerId, packId, productId, quantity })),
  known: before?.map(({ id }) => String(id)),
})

/** Milliseconds by which the clocks of the customer and the shop may differ. */
const LEEWAY = 5 * 60_000

/** Tells whether the answered order is an earlier one, for which the same request id was used. */
export const isOld = (id: Id, { known }: SentOrder): boolean => known?.includes(String(id)) === true

/**
 * Tells whether the shop has answered with the order of an earlier try that had other items. That order
 * existed before this press and was not recognised because one of its lines is unreadable.
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

/** Tells whether an attempt is for these goods; undefined if their ids cannot be compared. */
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

/**
 * Returns the only new order if its items cannot be compared with the sent ones. It is the sent one if these have left
 * the basket.
 */
export function uncomparableOrderIn(orders: readonly Order[], sent: SentOrder): Order | undefined {
  if (sent.known === undefined) return undefined
  const [only, ...others] = orders.filter(({ id }) => !isOld(id, sent))
  if (!only || others.length > 0) return undefined
  return only.items.length === 0 || areSame(only.items, sent.items) === undefined ? only : undefined
}

/** Tells whether all sent items are still in the basket; an order would have removed them. */
export const isStillIn = ({ items }: Basket, sent: SentOrder): boolean => {
  const name = commonName([...items, ...sent.items])
  return (
    name !== undefined &&
    sent.items.every((item) => count(items, item, name) >= count(sent.items, item, name))
  )
}

/**
 * Tells whether an order holds the sent items, however it splits them into lines; undefined if their ids
 * cannot be compared.
 */
function areSame(ordered: readonly SentItem[], sent: readonly SentItem[]): boolean | undefined {
  const all = [...ordered, ...sent]
  const name = commonName(all)
  return name && all.every((item) => count(ordered, item, name) === count(sent, item, name))
}

type Name = 'offerId' | 'packId' | 'productId'

/** Returns the most specific id that all of the items have. */
const commonName = (items: readonly SentItem[]): Name | undefined =>
  (['offerId', 'packId', 'productId'] as const).find((name) => items.every((item) => item[name] !== null))

const count = (items: readonly SentItem[], wanted: SentItem, name: Name): number =>
  items.reduce((sum, item) => (sameId(item[name], wanted[name]) ? sum + item.quantity : sum), 0)
