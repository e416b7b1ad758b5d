import { tellTabsOf } from '../tellTabs'
import { hasServerError, isDoubtful, toApiError, unavailable } from '../../domain/ApiError'
import type { Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import type { Order, SaleType } from '../orders/order'
import type { ContactDraft } from '../../domain/contact'
import { customerEpoch } from '../../host/customer/customer'
import type { Basket, Validity } from '../basket/basket'
import { basketIsSettled } from '../basket/basketQueue'
import { changesOf, type BasketChange } from '../basket/changes'
import { tellCheckoutBegan, tellOrder } from '../trade/tellTrade'
import type { TradeLine } from '../trade/trade'
import {
  attemptOf,
  beginAttempt,
  endAttempt,
  isOfEarlier,
  isOfItems,
  isOld,
  isStillIn,
  keepAttempt,
  newOrderIn,
  sentOrder,
  uncomparableOrderIn,
  type SentItem,
  type SentOrder,
} from './attempt'
import type { OrderDraft, PaymentCode, PlacedOrder } from './checkout'
import { obstaclesOf, refusedItems } from './obstacles'
import { SEARCHES } from './orderSearch'

export type Group = 'recipient' | 'delivery' | 'basket' | 'offer' | 'order'

/** The reason why the last attempt did not end with an order. */
export type Trouble =
  | { kind: 'failed'; group: Group; error: unknown }
  | { kind: 'invalid'; messages: string[] }
  | { kind: 'changed'; changes: BasketChange[] }
  | { kind: 'phone' }
  | { kind: 'notPlaced' }
  /** The ordered items have left the basket, but no order is found. */
  | { kind: 'unknown' }

/** `checking`: the request got no answer, and its order is being searched for. */
export type PlacingState = { name: 'busy' | 'checking' } | { name: 'idle'; trouble?: Trouble }

export interface OrderDetails {
  recipient: ContactDraft
  payment: PaymentCode
  date: string
  /** Null for a day without times to choose from. */
  timeFrom: string | null
  timeTo: string | null
  comment: string
  /** Null if unknown. */
  deliveryPrice: Money | null
  /** Makes sure that the server has the place of delivery; resolves to the error if the server refuses it. */
  saveDelivery: () => Promise<unknown>
  /** Refetches the price and days of delivery; resolves to the differences from what is shown. */
  checkDelivery: () => Promise<BasketChange[]>
  /** Proof of the confirmation call. */
  auth?: string
}

/** The calls of the shop; each rejects with an `ApiError`. */
export interface OrderCalls {
  readBasket: () => Promise<Basket>
  checkBasket: () => Promise<Validity>
  setRecipient: (recipient: ContactDraft) => Promise<unknown>
  /** Resolves to the id of the agreement. */
  consent: () => Promise<Id>
  isAgreementConfirmed: (id: Id) => Promise<boolean>
  confirmAgreement: (id: Id) => Promise<unknown>
  /** Bypasses the cache. */
  readOrders: () => Promise<Order[]>
  placeOrder: (draft: OrderDraft) => Promise<PlacedOrder>
}

/** The state of the page at the time of a press. */
export interface OrderingPage {
  /** The owner of the basket on the page. */
  owner: string
  /** The only goods to order; omitted if the whole basket is ordered. */
  goods?: readonly SentItem[]
  onPlaced: (order: PlacedOrder) => void
}

/** Details that the page is told in addition to the order. */
interface Sold {
  lines: readonly TradeLine[]
  delivery: number | null
  coupon: string | null
}

/** Stops an attempt; carries the message to show. */
class Stop extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.kind)
  }
}

/** Stops an attempt that an earlier customer of this page has started. */
class OtherCustomer extends Error {}

const PHONE = 'phone_not_confirmed'
const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
const ifRead = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined)

/**
 * Runs a purchase from the press to the order (contract 16.4, 16.5): a failed step stops it with a message
 * beside its group, and nothing is ordered twice.
 */
export class OrderPlacing {
  readonly #customer = customerEpoch()
  /** The basket that the customer has agreed to. */
  #agreed: Basket
  #isUnderWay = false
  /** True once the customer was told that the outcome of an earlier attempt is unknown. */
  #isWarned = false
  /** The details of the order being placed. */
  #sold: Sold = { lines: [], delivery: null, coupon: null }

  constructor(
    private readonly type: SaleType,
    seen: Basket,
    private readonly calls: OrderCalls,
    private readonly onState: (state: PlacingState) => void,
  ) {
    this.#agreed = seen
  }

  /** Sets the basket that the next press agrees to: the one on the screen. */
  agreeTo(seen: Basket): void {
    this.#agreed = seen
  }

  /** Handles one press. A second press at the same time does nothing: two presses are one order. */
  place(details: OrderDetails, page: OrderingPage): Promise<void> {
    return this.#run(() => this.#place(details, page), page)
  }

  /** Continues to search for an order whose outcome was unknown when the page was left. */
  async resume(page: OrderingPage): Promise<void> {
    const { sent } = attemptOf(this.type, page.owner)
    // The page is not told of an order with other goods.
    if (sent && isOfPage(sent, page) === true) await this.#run(() => this.#search(sent), page)
  }

  /** Hides the message of the last attempt. */
  clearTrouble(): void {
    if (!this.#isUnderWay) this.onState({ name: 'idle' })
  }

  async #run(task: () => Promise<PlacedOrder>, { onPlaced }: OrderingPage): Promise<void> {
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    this.onState({ name: 'busy' })
    let end: PlacingState = { name: 'idle' }
    try {
      const order = await task()
      endAttempt(this.type)
      // The order has emptied the basket.
      tellTabsOf('basket')
      await this.#mine(this.#tell(order))
      onPlaced(order)
    } catch (stop) {
      if (!(stop instanceof OtherCustomer)) end = { name: 'idle', trouble: troubleOf(stop) }
    } finally {
      this.#isUnderWay = false
      this.onState(end)
    }
  }

  #tell({ id, number, totalPrice }: PlacedOrder): Promise<void> {
    return tellOrder({ id, number, type: this.type, totalPrice, ...this.#sold })
  }

  async #place(details: OrderDetails, page: OrderingPage, isAgain = false): Promise<PlacedOrder> {
    const { owner } = page
    const kept = attemptOf(this.type, owner).sent
    const earlier = kept && isOfPage(kept, page) === false ? undefined : kept
    if (kept && !earlier) beginAttempt(this.type, owner)
    // The order of an earlier press may have been created after all.
    const before = earlier && (await this.#ordersSince())
    const late = before && newOrderIn(before, earlier)
    if (late) return this.#found(late)
    await this.#mine(basketIsSettled())
    const basket = await this.#checkBasket()
    tellCheckoutBegan(basket.items)
    await this.#checkDelivery(details)
    this.#sold = {
      lines: basket.items,
      delivery: details.deliveryPrice?.value ?? null,
      coupon: basket.promoCode || null,
    }
    if (!isTold(basket, details.recipient))
      await this.#step('recipient', () => this.calls.setRecipient(details.recipient))
    await this.#step('offer', () => this.#agree())
    // The order of an earlier attempt may still appear, so it must not be listed as an existing one.
    const sent = earlier ?? sentOrder(basket, await this.#ordersBefore())
    const { requestId } = attemptOf(this.type, owner)
    keepAttempt(this.type, owner, { requestId, sent })
    try {
      const order = await this.#mine(this.calls.placeOrder(draftOf(this.type, details, requestId)))
      const isOther = isOld(order.id, sent) || isOfEarlier(order.id, basket, earlier, before)
      if (!isOther || isAgain) return toPay(order, details)
    } catch (error) {
      if (error instanceof OtherCustomer) throw error
      if (isDoubtful(error)) return this.#search(sent)
      // The order was refused, so this attempt is over.
      keepAttempt(this.type, owner, { requestId, sent: earlier })
      throw new Stop(refusalOf(error, basket))
    }
    // A duplicated tab or an earlier try has used this request id: the items now in the basket are another
    // order.
    beginAttempt(this.type, owner)
    return this.#place(details, page, true)
  }

  async #checkBasket(): Promise<Basket> {
    const basket = await this.#step('basket', this.calls.readBasket)
    const changes = changesOf(this.#agreed, basket)
    this.#agreed = basket
    if (changes.length > 0) throw new Stop({ kind: 'changed', changes })
    const messages = obstaclesOf(basket, await this.#step('basket', this.calls.checkBasket))
    if (messages.length > 0) throw new Stop({ kind: 'invalid', messages })
    return basket
  }

  async #checkDelivery({ saveDelivery, checkDelivery }: OrderDetails): Promise<void> {
    const error = await this.#mine(saveDelivery())
    if (error !== undefined) throw new Stop({ kind: 'failed', group: 'delivery', error })
    const changes = await this.#mine(checkDelivery())
    if (changes.length > 0) throw new Stop({ kind: 'changed', changes })
  }

  async #agree(): Promise<void> {
    const id = await this.calls.consent()
    if (!(await this.calls.isAgreementConfirmed(id))) await this.calls.confirmAgreement(id)
  }

  /**
   * If the orders fail to load, the purchase continues: a lost answer is then recognised by the order's time
   * and items.
   */
  #ordersBefore(): Promise<Order[] | undefined> {
    return this.#mine(ifRead(this.calls.readOrders()))
  }

  /**
   * Loads the orders since an earlier attempt, which may include its own. If they cannot be read, the
   * customer is told so once, and the next press continues without them, with the same request id.
   */
  async #ordersSince(): Promise<Order[] | undefined> {
    try {
      return await this.#mine(this.calls.readOrders())
    } catch (error) {
      if (error instanceof OtherCustomer) throw error
      if (this.#isWarned) return undefined
      this.#isWarned = true
      throw new Stop({ kind: 'failed', group: 'order', error })
    }
  }

  /** Searches for the order of a request without an answer. */
  async #search(sent: SentOrder): Promise<PlacedOrder> {
    this.onState({ name: 'checking' })
    let last = 0
    let basket: Basket | undefined
    let orders: Order[] | undefined
    for (const second of SEARCHES) {
      await wait(second - last)
      last = second
      orders = await this.#mine(ifRead(this.calls.readOrders()))
      const found = orders && newOrderIn(orders, sent)
      if (found) return this.#found(found)
      basket = await this.#mine(ifRead(this.calls.readBasket()))
      const likely = orders && basket && !isStillIn(basket, sent) && uncomparableOrderIn(orders, sent)
      if (likely) return this.#found(likely)
    }
    if (basket && !isStillIn(basket, sent)) throw new Stop({ kind: 'unknown' })
    if (!basket && !orders)
      throw new Stop({ kind: 'failed', group: 'order', error: unavailable('unavailable', true) })
    throw new Stop({ kind: 'notPlaced' })
  }

  /** Builds the result from a found order. After a reload the details come from the order itself. */
  #found(order: Order): PlacedOrder {
    if (this.#sold.lines.length === 0) this.#sold = { lines: order.items, delivery: null, coupon: null }
    return placed(order)
  }

  /**
   * Returns the result unless the customer has changed meanwhile: a new customer must not see or order
   * anything of the earlier one.
   */
  async #mine<T>(result: Promise<T>): Promise<T> {
    const [outcome] = await Promise.allSettled([result])
    if (customerEpoch() !== this.#customer) throw new OtherCustomer()
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  /** Runs one step; its failure is shown beside a group. */
  async #step<T>(group: Group, run: () => Promise<T>): Promise<T> {
    try {
      return await this.#mine(run())
    } catch (error) {
      throw error instanceof OtherCustomer ? error : new Stop({ kind: 'failed', group, error })
    }
  }
}

/** Tells whether an attempt is for the goods of this page; undefined if their ids cannot be compared. */
const isOfPage = (sent: SentOrder, { goods }: OrderingPage): boolean | undefined =>
  goods === undefined || isOfItems(sent, goods)

const troubleOf = (stop: unknown): Trouble =>
  stop instanceof Stop ? stop.trouble : { kind: 'failed', group: 'order', error: stop }

/** Returns the reason why the shop refused the order. */
function refusalOf(error: unknown, basket: Basket): Trouble {
  if (hasServerError(error, PHONE)) return { kind: 'phone' }
  const messages = refusedItems(basket, toApiError(error))
  return messages.length > 0 ? { kind: 'invalid', messages } : { kind: 'failed', group: 'order', error }
}

/** Tells whether the shop already has this recipient for the order. */
const isTold = ({ recipient: told }: Basket, { name, phone, country }: ContactDraft): boolean =>
  told?.name === name && told.phone === phone && (told.country ?? 'ru') === country

const placed = ({ id, number, totalPrice, payment }: Order): PlacedOrder => ({
  id,
  number,
  totalPrice,
  isPaymentRequired: payment?.isLinkAvailable === true,
})

/** If the response does not say whether to pay now, the payment method decides. */
const toPay = (order: PlacedOrder, { payment }: OrderDetails): PlacedOrder => ({
  ...order,
  isPaymentRequired: order.isPaymentRequired ?? payment === 'card_online',
})

const draftOf = (
  type: SaleType,
  { payment, date, timeFrom, timeTo, comment, auth }: OrderDetails,
  requestId: string,
): OrderDraft => ({
  type,
  paymentType: payment,
  deliveryDate: date,
  timeFrom,
  timeTo,
  comment: comment || null,
  requestId,
  ...(auth !== undefined && { auth }),
})
