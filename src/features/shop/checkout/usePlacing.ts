import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Basket } from '#data/basket/basket'
import { useLazyBasketQuery } from '#data/basket/basketApi'
import { basketIsSettled } from '#data/basket/basketWork'
import { changesOf, type BasketChange } from '#data/basket/changes'
import { useCheckBasket } from '#data/basket/useCheckBasket'
import {
  attemptOf,
  beginAttempt,
  endAttempt,
  isOld,
  isStillIn,
  keepAttempt,
  newOrderIn,
  ownerOf,
  sentOrder,
  type SentOrder,
} from '#data/checkout/attempt'
import type { OrderDraft, PaymentCode } from '#data/checkout/checkout'
import { usePlaceOrderMutation, useSetCheckoutRecipientMutation } from '#data/checkout/checkoutApi'
import { SEARCHES, useReadOrders } from '#data/checkout/orderSearch'
import {
  useConfirmAgreementMutation,
  useConsentToPublicOfferMutation,
  useLazyAgreementQuery,
} from '#data/checkout/paymentApi'
import { hasServerError, isDoubtful, toApiError, unavailable } from '#domain/ApiError'
import type { Id } from '#domain/Id'
import type { Money } from '#domain/numbers/money'
import type { Order, SaleType } from '#data/orders/order'
import type { ContactDraft } from '#domain/contact'
import { currentCustomer } from '#host/customer/customer'
import { emit } from '#host/events'
import { obstaclesOf, refusedItems } from './obstacles'

export type Group = 'recipient' | 'delivery' | 'basket' | 'offer' | 'order'

export interface Placed {
  id: Id
  number: string
  totalPrice: Money | null
  isPaymentRequired: boolean
}

/** How the last attempt ended, if not with an order. */
export type Trouble =
  | { kind: 'failed'; group: Group; error: unknown }
  | { kind: 'invalid'; messages: string[] }
  | { kind: 'changed'; changes: BasketChange[] }
  | { kind: 'phone' }
  | { kind: 'notPlaced' }
  /** What was ordered has left the basket, and no order is to be seen. */
  | { kind: 'unknown' }

interface Wanted {
  recipient: ContactDraft
  payment: PaymentCode
  date: string
  /** Null for a day without times to choose from. */
  timeFrom: string | null
  timeTo: string | null
  comment: string
  /** Makes sure that the server has the place of delivery; resolves to the error if it refuses it. */
  saveDelivery: () => Promise<unknown>
  /** Reads price and days of the delivery once more: what differs from what is shown. */
  checkDelivery: () => Promise<BasketChange[]>
  auth?: string
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

/** From the press to the order (contract 16.4, 16.5): each step stops beside its group, and nothing is ordered twice. */
export function usePlacing(type: SaleType, seen: Basket, onPlaced: (order: Placed, isNew: boolean) => void) {
  const [readBasket] = useLazyBasketQuery()
  const check = useCheckBasket(type)
  const [setRecipient] = useSetCheckoutRecipientMutation()
  const [consent] = useConsentToPublicOfferMutation()
  const [readAgreement] = useLazyAgreementQuery()
  const [confirmAgreement] = useConfirmAgreementMutation()
  const [placeOrder] = usePlaceOrderMutation()
  const readOrders = useReadOrders(type)
  const [customer] = useState(currentCustomer)
  const owner = ownerOf(seen)
  const [state, setState] = useState<'idle' | 'busy' | 'checking'>('idle')
  const [trouble, setTrouble] = useState<Trouble>()
  /** The basket that the customer agrees to. */
  const agreed = useRef(seen)
  const isUnderWay = useRef(false)
  /** The customer was told that the outcome of an earlier attempt is unknown. */
  const isWarned = useRef(false)

  /** What it gives, unless another customer has come meanwhile: nothing of theirs is read or ordered for this one. */
  const mine = async <T>(result: Promise<T>): Promise<T> => {
    const settled = await Promise.allSettled([result])
    if (currentCustomer() !== customer) throw new OtherCustomer()
    const [outcome] = settled
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
  /** Runs one step, whose failure is shown beside a group. */
  const step = async <T>(group: Group, run: () => Promise<T>): Promise<T> => {
    try {
      return await mine(run())
    } catch (error) {
      throw error instanceof OtherCustomer ? error : new Stop({ kind: 'failed', group, error })
    }
  }

  const checkBasket = async () => {
    const basket = await step('basket', () => readBasket(type).unwrap())
    const changes = changesOf(agreed.current, basket)
    agreed.current = basket
    if (changes.length > 0) throw new Stop({ kind: 'changed', changes })
    const messages = obstaclesOf(basket, await step('basket', check))
    if (messages.length > 0) throw new Stop({ kind: 'invalid', messages })
    return basket
  }
  const agree = async () => {
    const id = await consent().unwrap()
    const isConfirmed = await readAgreement(id).unwrap()
    if (!isConfirmed) await confirmAgreement(id).unwrap()
  }
  const done = (order: Placed, isNew = true) => {
    endAttempt(type)
    if (isNew) {
      emit('order-placed', { id: order.id, number: order.number, type, totalPrice: order.totalPrice })
    }
    onPlaced(order, isNew)
  }

  const show = ({ id, number, totalPrice, payment }: Order) =>
    done({ id, number, totalPrice, isPaymentRequired: payment?.isLinkAvailable === true })

  /** Looks for an order whose answer did not come, and shows it if it was placed. */
  const search = async (sent: SentOrder) => {
    setState('checking')
    let last = 0
    let basket: Basket | undefined
    let orders: Order[] | undefined
    for (const second of SEARCHES) {
      await wait(second - last)
      last = second
      orders = await mine(readOrders().catch(() => undefined))
      const found = orders && newOrderIn(orders, sent)
      if (found) {
        show(found)
        return
      }
      basket = await mine(
        readBasket(type)
          .unwrap()
          .catch(() => undefined),
      )
    }
    if (basket && !isStillIn(basket, sent)) throw new Stop({ kind: 'unknown' })
    if (!basket && !orders)
      throw new Stop({ kind: 'failed', group: 'order', error: unavailable('unavailable', true) })
    throw new Stop({ kind: 'notPlaced' })
  }

  /**
   * The order of an earlier attempt, if it was placed. If the orders cannot be read, the customer is told so once; the
   * next press goes on without them, with the same request.
   */
  const findLate = async (sent: SentOrder): Promise<Order | undefined> => {
    try {
      return newOrderIn(await mine(readOrders()), sent)
    } catch (error) {
      if (error instanceof OtherCustomer) throw error
      if (isWarned.current) return undefined
      isWarned.current = true
      throw new Stop({ kind: 'failed', group: 'order', error })
    }
  }
  /** If the orders do not load, the sale goes on: a lost answer is then recognised by the order's time and items. */
  const ordersBefore = (): Promise<Order[] | undefined> => mine(readOrders().catch(() => undefined))

  const place = async (wanted: Wanted, isAgain = false): Promise<void> => {
    const earlier = attemptOf(type, owner).sent
    // The order of an earlier press may have been placed after all.
    const late = earlier && (await findLate(earlier))
    if (late) {
      show(late)
      return
    }
    await mine(basketIsSettled())
    const basket = await checkBasket()
    const unsaved = await mine(wanted.saveDelivery())
    if (unsaved !== undefined) throw new Stop({ kind: 'failed', group: 'delivery', error: unsaved })
    const changes = await mine(wanted.checkDelivery())
    if (changes.length > 0) throw new Stop({ kind: 'changed', changes })
    const { recipient } = wanted
    const told = basket.recipient
    const isSame =
      told?.name === recipient.name &&
      told.phone === recipient.phone &&
      (told.country ?? 'ru') === recipient.country
    if (!isSame) await step('recipient', () => setRecipient(recipient).unwrap())
    await step('offer', agree)
    // The order of an earlier attempt may still appear: it must not count as one that was there before.
    const sent = earlier ?? sentOrder(basket, await ordersBefore())
    const { requestId } = attemptOf(type, owner)
    keepAttempt(type, owner, { requestId, sent })
    const draft: OrderDraft = {
      type,
      paymentType: wanted.payment,
      deliveryDate: wanted.date,
      timeFrom: wanted.timeFrom,
      timeTo: wanted.timeTo,
      comment: wanted.comment || null,
      requestId,
      ...(wanted.auth !== undefined && { auth: wanted.auth }),
    }
    const { data, error } = await mine(placeOrder(draft))
    if (data && isOld(data.id, sent) && !isAgain) {
      // A duplicated tab has ordered by the same request: what is in the basket now is another order.
      beginAttempt(type, owner)
      return place(wanted, true)
    }
    if (data) {
      done(data)
      return
    }
    if (isDoubtful(error)) {
      await search(sent)
      return
    }
    // Refused: this attempt is over.
    keepAttempt(type, owner, { requestId, sent: earlier })
    if (hasServerError(error, PHONE)) throw new Stop({ kind: 'phone' })
    const messages = refusedItems(basket, toApiError(error))
    throw new Stop(
      messages.length > 0 ? { kind: 'invalid', messages } : { kind: 'failed', group: 'order', error },
    )
  }

  const run = async (task: () => Promise<void>) => {
    // Two presses at once are one order.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('busy')
    setTrouble(undefined)
    try {
      await task()
    } catch (stop) {
      if (stop instanceof OtherCustomer) return
      setTrouble(stop instanceof Stop ? stop.trouble : { kind: 'failed', group: 'order', error: stop })
    } finally {
      isUnderWay.current = false
      setState('idle')
    }
  }

  // The page was left before the outcome of an order was known.
  const goOn = useEffectEvent(() => {
    const { sent } = attemptOf(type, owner)
    if (sent) void run(() => search(sent))
  })
  useEffect(() => {
    // After the first render.
    const timer = setTimeout(() => goOn())
    return () => clearTimeout(timer)
  }, [])

  return {
    state,
    trouble,
    onTroubleSeen: () => setTrouble(undefined),
    place: (wanted: Wanted) => run(() => place(wanted)),
  }
}
