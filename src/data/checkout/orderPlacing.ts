import { hasServerError, isDoubtful, toApiError, unavailable } from '../../domain/ApiError'
import type { Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import type { Order, SaleType } from '../orders/order'
import type { ContactDraft } from '../../domain/contact'
import { customerEpoch } from '../../host/customer/customer'
import { emit } from '../../host/events'
import type { Basket, Validity } from '../basket/basket'
import { basketIsSettled } from '../basket/basketQueue'
import { changesOf, type BasketChange } from '../basket/changes'
import { tellCheckoutBegan } from '../trade/tellTrade'
import { tradeOf, type TradeLine } from '../trade/trade'
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
  type SentItem,
  type SentOrder,
} from './attempt'
import type { OrderDraft, PaymentCode, PlacedOrder } from './checkout'
import { obstaclesOf, refusedItems } from './obstacles'
import { SEARCHES } from './orderSearch'

export type Group = 'recipient' | 'delivery' | 'basket' | 'offer' | 'order'

/** How the last attempt ended, if not with an order. */
export type Trouble =
  | { kind: 'failed'; group: Group; error: unknown }
  | { kind: 'invalid'; messages: string[] }
  | { kind: 'changed'; changes: BasketChange[] }
  | { kind: 'phone' }
  | { kind: 'notPlaced' }
  /** What was ordered has left the basket, and no order is to be seen. */
  | { kind: 'unknown' }

/** `checking`: an order is looked for whose answer did not come. */
export type PlacingState = { name: 'busy' | 'checking' } | { name: 'idle'; trouble?: Trouble }

export interface OrderDetails {
  recipient: ContactDraft
  payment: PaymentCode
  date: string
  /** Null for a day without times to choose from. */
  timeFrom: string | null
  timeTo: string | null
  comment: string
  /** Null where it is not known. */
  deliveryPrice: Money | null
  /** Makes sure that the server has the place of delivery; resolves to the error if it refuses it. */
  saveDelivery: () => Promise<unknown>
  /** Reads price and days of the delivery once more: what differs from what is shown. */
  checkDelivery: () => Promise<BasketChange[]>
  /** Proof of a confirmed call. */
  auth?: string
}

/** The calls of the shop; each rejects with an `ApiError`. */
export interface OrderCalls {
  readBasket: () => Promise<Basket>
  checkBasket: () => Promise<Validity>
  setRecipient: (recipient: ContactDraft) => Promise<unknown>
  /** Gives the id of the agreement. */
  consent: () => Promise<Id>
  isAgreementConfirmed: (id: Id) => Promise<boolean>
  confirmAgreement: (id: Id) => Promise<unknown>
  /** Never from the cache. */
  readOrders: () => Promise<Order[]>
  placeOrder: (draft: OrderDraft) => Promise<PlacedOrder>
}

/** The page at the time of a press. */
export interface OrderingPage {
  /** Whose basket it shows. */
  owner: string
  /** What alone is ordered there; left out where the whole basket is. */
  goods?: readonly SentItem[]
  onPlaced: (order: PlacedOrder) => void
}

/** What is told of an order besides the order. */
interface Sold {
  lines: readonly TradeLine[]
  delivery: number | null
  coupon: string | null
}

/** Thrown to stop an attempt; carries what has to be shown. */
class Stop extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.kind)
  }
}

/** Thrown to end what an earlier customer of this page has begun. */
class OtherCustomer extends Error {}

const PHONE = 'phone_not_confirmed'
const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
const ifRead = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined)

/** From the press to the order (contract 16.4, 16.5): each step stops beside its group, and nothing is ordered twice. */
export class OrderPlacing {
  readonly #customer = customerEpoch()
  /** The basket that the customer agrees to. */
  #agreed: Basket
  #isUnderWay = false
  /** The customer was told that the outcome of an earlier attempt is unknown. */
  #isWarned = false
  /** What the order holds that is placed. */
  #sold: Sold = { lines: [], delivery: null, coupon: null }

  constructor(
    private readonly type: SaleType,
    seen: Basket,
    private readonly calls: OrderCalls,
    private readonly onState: (state: PlacingState) => void,
  ) {
    this.#agreed = seen
  }

  /** What the customer sees now is what the next press agrees to. */
  agreeTo(seen: Basket): void {
    this.#agreed = seen
  }

  /** One press. Another one at the same time does nothing: two presses at once are one order. */
  place(details: OrderDetails, page: OrderingPage): Promise<void> {
    return this.#run(() => this.#place(details, page), page)
  }

  /** Goes on looking for an order whose outcome was unknown when the page was left. */
  async resume(page: OrderingPage): Promise<void> {
    const { sent } = attemptOf(this.type, page.owner)
    // An order of other goods is not announced here.
    if (sent && isOfPage(sent, page) === true) await this.#run(() => this.#search(sent), page)
  }

  /** What stopped the last attempt is shown no longer. */
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
      this.#tell(order)
      onPlaced(order)
    } catch (stop) {
      if (!(stop instanceof OtherCustomer)) end = { name: 'idle', trouble: troubleOf(stop) }
    } finally {
      this.#isUnderWay = false
      this.onState(end)
    }
  }

  #tell({ id, number, totalPrice }: PlacedOrder): void {
    const { lines, delivery, coupon } = this.#sold
    const trade = tradeOf(lines)
    emit('order-placed', {
      id,
      number,
      type: this.type,
      totalPrice,
      ...trade,
      currency: trade.currency ?? totalPrice?.currency ?? null,
      delivery,
      coupon,
    })
  }

  async #place(details: OrderDetails, page: OrderingPage, isAgain = false): Promise<PlacedOrder> {
    const { owner } = page
    const kept = attemptOf(this.type, owner).sent
    const earlier = kept && isOfPage(kept, page) === false ? undefined : kept
    if (kept && !earlier) beginAttempt(this.type, owner)
    // The order of an earlier press may have been placed after all.
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
      coupon: basket.promoCode,
    }
    if (!isTold(basket, details.recipient))
      await this.#step('recipient', () => this.calls.setRecipient(details.recipient))
    await this.#step('offer', () => this.#agree())
    // The order of an earlier attempt may still appear: it must not count as one that was there before.
    const sent = earlier ?? sentOrder(basket, await this.#ordersBefore())
    const { requestId } = attemptOf(this.type, owner)
    keepAttempt(this.type, owner, { requestId, sent })
    try {
      const order = await this.#mine(this.calls.placeOrder(draftOf(this.type, details, requestId)))
      const isOther = isOld(order.id, sent) || isOfEarlier(order.id, basket, earlier, before)
      if (!isOther || isAgain) return order
    } catch (error) {
      if (error instanceof OtherCustomer) throw error
      if (isDoubtful(error)) return this.#search(sent)
      // Refused: this attempt is over.
      keepAttempt(this.type, owner, { requestId, sent: earlier })
      throw new Stop(refusalOf(error, basket))
    }
    // A duplicated tab or an earlier try has ordered by this request: what is in the basket now is another order.
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

  /** If the orders do not load, the sale goes on: a lost answer is then recognised by the order's time and items. */
  #ordersBefore(): Promise<Order[] | undefined> {
    return this.#mine(ifRead(this.calls.readOrders()))
  }

  /**
   * The orders after an earlier attempt: its own may be among them. If they cannot be read, the customer is told so
   * once; the next press goes on without them, with the same request.
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

  /** Looks for an order whose answer did not come. */
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
    }
    if (basket && !isStillIn(basket, sent)) throw new Stop({ kind: 'unknown' })
    if (!basket && !orders)
      throw new Stop({ kind: 'failed', group: 'order', error: unavailable('unavailable', true) })
    throw new Stop({ kind: 'notPlaced' })
  }

  /** An order whose answer did not come. Of one of an earlier page it is known what it says itself. */
  #found(order: Order): PlacedOrder {
    if (this.#sold.lines.length === 0) this.#sold = { lines: order.items, delivery: null, coupon: null }
    return placed(order)
  }

  /** What it gives, unless another customer has come meanwhile: nothing of theirs is read or ordered for this one. */
  async #mine<T>(result: Promise<T>): Promise<T> {
    const [outcome] = await Promise.allSettled([result])
    if (customerEpoch() !== this.#customer) throw new OtherCustomer()
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  /** Runs one step, whose failure is shown beside a group. */
  async #step<T>(group: Group, run: () => Promise<T>): Promise<T> {
    try {
      return await this.#mine(run())
    } catch (error) {
      throw error instanceof OtherCustomer ? error : new Stop({ kind: 'failed', group, error })
    }
  }
}

/** Tells whether an attempt is of what the page orders; undefined where no id tells it. */
const isOfPage = (sent: SentOrder, { goods }: OrderingPage): boolean | undefined =>
  goods === undefined || isOfItems(sent, goods)

const troubleOf = (stop: unknown): Trouble =>
  stop instanceof Stop ? stop.trouble : { kind: 'failed', group: 'order', error: stop }

/** Why the shop would not take the order. */
function refusalOf(error: unknown, basket: Basket): Trouble {
  if (hasServerError(error, PHONE)) return { kind: 'phone' }
  const messages = refusedItems(basket, toApiError(error))
  return messages.length > 0 ? { kind: 'invalid', messages } : { kind: 'failed', group: 'order', error }
}

/** Whether the shop has this recipient for the order already. */
const isTold = ({ recipient: told }: Basket, { name, phone, country }: ContactDraft): boolean =>
  told?.name === name && told.phone === phone && (told.country ?? 'ru') === country

const placed = ({ id, number, totalPrice, payment }: Order): PlacedOrder => ({
  id,
  number,
  totalPrice,
  isPaymentRequired: payment?.isLinkAvailable === true,
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
