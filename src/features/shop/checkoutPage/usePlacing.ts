import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Basket } from '../../../data/basket/basket'
import { useLazyBasketQuery } from '../../../data/basket/basketApi'
import { basketIsSettled } from '../../../data/basket/basketWork'
import { changesOf, type BasketChange } from '../../../data/basket/changes'
import { useCheckBasket } from '../../../data/basket/useCheckBasket'
import {
  attemptOf,
  beginAttempt,
  endAttempt,
  isOld,
  keepAttempt,
  newOrderIn,
  type SentOrder,
} from '../../../data/checkout/attempt'
import type { OrderDraft, PaymentCode } from '../../../data/checkout/checkout'
import { usePlaceOrderMutation, useSetCheckoutRecipientMutation } from '../../../data/checkout/checkoutApi'
import { SEARCHES, useReadOrders } from '../../../data/checkout/orderSearch'
import {
  useConfirmAgreementMutation,
  useConsentToPublicOfferMutation,
  useLazyAgreementQuery,
} from '../../../data/checkout/paymentApi'
import { isDoubtful, toApiError } from '../../../domain/ApiError'
import type { Id } from '../../../domain/Id'
import type { Money } from '../../../domain/money'
import type { Order, SaleType } from '../../../domain/order'
import type { ContactDraft } from '../../../domain/places'
import { emit } from '../../../host/events'

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
  auth?: string
}

/** Thrown to stop an attempt; carries what has to be shown. */
class Stop extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.kind)
  }
}

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
  const [state, setState] = useState<'idle' | 'busy' | 'checking'>('idle')
  const [trouble, setTrouble] = useState<Trouble>()
  /** The basket that the customer agrees to. */
  const agreed = useRef(seen)
  const isUnderWay = useRef(false)
  /** The customer was told that the outcome of an earlier attempt is unknown. */
  const isWarned = useRef(false)

  /** Runs one step, whose failure is shown beside a group. */
  const step = async <T>(group: Group, run: () => Promise<T>): Promise<T> => {
    try {
      return await run()
    } catch (error) {
      throw new Stop({ kind: 'failed', group, error })
    }
  }

  const checkBasket = async () => {
    const basket = await step('basket', () => readBasket(type).unwrap())
    const changes = changesOf(agreed.current, basket)
    agreed.current = basket
    if (changes.length > 0) throw new Stop({ kind: 'changed', changes })
    const validity = await step('basket', check)
    if (!validity.isValid) {
      const messages = [...validity.messages, ...validity.items.flatMap((item) => item.messages)]
      throw new Stop({ kind: 'invalid', messages: [...new Set(messages)] })
    }
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
    for (const second of SEARCHES) {
      await wait(second - last)
      last = second
      const orders = await readOrders().catch(() => undefined)
      const found = orders && newOrderIn(orders, sent)
      if (found) {
        show(found)
        return
      }
      await readBasket(type)
    }
    setTrouble({ kind: 'notPlaced' })
  }

  /**
   * The order of an earlier attempt, if it was placed. If the orders cannot be read, the customer is told so once; the
   * next press goes on without them, with the same request.
   */
  const findLate = async (sent: SentOrder): Promise<Order | undefined> => {
    try {
      return newOrderIn(await readOrders(), sent)
    } catch (error) {
      if (isWarned.current) return undefined
      isWarned.current = true
      throw new Stop({ kind: 'failed', group: 'order', error })
    }
  }
  /** If the orders do not load, the sale goes on: a lost answer is then recognised by the order's time and items. */
  const ordersBefore = ({ items }: Basket): Promise<SentOrder> =>
    readOrders().then(
      (orders) => ({ known: orders.map(({ id }) => String(id)) }),
      () => ({
        sentAt: Date.now(),
        items: items.map(({ offerId, packId, quantity }) => ({ offerId, packId, quantity })),
      }),
    )

  const place = async (wanted: Wanted, isAgain = false): Promise<void> => {
    const earlier = attemptOf(type).sent
    // The order of an earlier press may have been placed after all.
    const late = earlier && (await findLate(earlier))
    if (late) {
      show(late)
      return
    }
    await basketIsSettled()
    const basket = await checkBasket()
    const unsaved = await wanted.saveDelivery()
    if (unsaved !== undefined) throw new Stop({ kind: 'failed', group: 'delivery', error: unsaved })
    const { recipient } = wanted
    const told = basket.recipient
    const isSame =
      told?.name === recipient.name &&
      told.phone === recipient.phone &&
      (told.country ?? 'ru') === recipient.country
    if (!isSame) await step('recipient', () => setRecipient(recipient).unwrap())
    await step('offer', agree)
    // The order of an earlier attempt may still appear: it must not count as one that was there before.
    const sent = earlier ?? (await ordersBefore(basket))
    const { requestId } = attemptOf(type)
    keepAttempt(type, { requestId, sent })
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
    const { data, error } = await placeOrder(draft)
    if (data && isOld(data.id, sent) && !isAgain) {
      // A duplicated tab has ordered by the same request: what is in the basket now is another order.
      beginAttempt(type)
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
    keepAttempt(type, { requestId, sent: earlier })
    const refusal = toApiError(error)
    const wantsPhone =
      refusal.kind === 'refused' &&
      refusal.errors.some(({ code, message }) => message === PHONE || code === PHONE)
    throw new Stop(wantsPhone ? { kind: 'phone' } : { kind: 'failed', group: 'order', error })
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
      setTrouble(stop instanceof Stop ? stop.trouble : { kind: 'failed', group: 'order', error: stop })
    } finally {
      isUnderWay.current = false
      setState('idle')
    }
  }

  // The page was left before the outcome of an order was known.
  const goOn = useEffectEvent(() => {
    const { sent } = attemptOf(type)
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
