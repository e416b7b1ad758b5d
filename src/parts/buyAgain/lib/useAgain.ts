import { useRef, useState } from 'react'
import { isEmpty, type Basket } from '#data/basket/basket'
import { useBasketQuery, useLazyBasketQuery } from '#data/basket/basketApi'
import { usePutIn } from '#data/basket/usePutIn'
import type { DeliveryDay, PaymentCode, PlacedOrder } from '#data/checkout/checkout'
import { intervalInWords } from '#data/checkout/deliveryPrice'
import { useDestination, type Place } from '#data/checkout/useDestination'
import type { Delivery } from '#data/checkout/useDelivery'
import { useOrderPlacing } from '#data/checkout/useOrderPlacing'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { expectedBasket, lastPayment, type AgainLine } from '#data/repeat/again'
import { isOfLenses } from '#data/catalogue/lensOffers'
import type { ContactDraft } from '#domain/contact'

/** What may have to be asked for. */
export type Group = 'place' | 'payment' | 'recipient'

interface Choices {
  lines: readonly AgainLine[]
  place?: Place
  date?: string
  interval?: string
  payment?: PaymentCode
  recipient?: ContactDraft
}

/** The place of the last order, else the customer's own default address; another one is never guessed. */
const knownPlace = ({ way, point, addressId, saved }: Delivery): Place | undefined => {
  if (way === 'point' && point) return { way, point }
  const ofOwn = saved.data?.addresses.find(({ isDefault }) => isDefault)?.id ?? null
  const id = way === 'courier' ? (addressId ?? ofOwn) : ofOwn
  return id === null ? undefined : { way: 'courier', addressId: id }
}

const contactOf = ({ recipient, customer }: Basket): ContactDraft | undefined => {
  const known = recipient ?? customer
  return known && known.name.trim() !== '' && known.phone !== ''
    ? { name: known.name, phone: known.phone, country: known.country ?? 'ru' }
    : undefined
}

/** The first that is offered, unless another one was chosen that still is. */
function timeOf(days: readonly DeliveryDay[], { date, interval }: Choices) {
  const day = days.find((one) => one.date === date) ?? days[0]
  const intervals = day?.intervals.map(intervalInWords) ?? []
  return { day, intervals, interval: intervals.find((one) => one === interval) ?? intervals[0] ?? '' }
}

/**
 * Buying again on one sheet: what is known and chosen, and the way from the press to the order. Nothing is written
 * before the press; then the laws of the checkout hold.
 * @param empty the basket as it was read
 */
export function useAgain(start: readonly AgainLine[], empty: Basket, onPlaced: (order: PlacedOrder) => void) {
  const [choices, setChoices] = useState<Choices>({ lines: start })
  /** The lenses lie in the basket: a press has got so far, and the number is changed there. */
  const [isHeld, setHeld] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isTaken, setTaken] = useState(false)
  const [missing, setMissing] = useState<Group>()
  const isUnderWay = useRef(false)
  const hasTried = useRef(false)
  const proof = useRef<string>(undefined)

  const { lines } = choices
  const destination = useDestination('eshop', {
    placeOf: (delivery) => choices.place ?? knownPlace(delivery),
  })
  const orders = useOrdersQuery()
  const placing = useOrderPlacing('eshop', empty, onPlaced)
  const { trouble } = placing
  const { data: basket } = useBasketQuery('eshop')
  const [readBasket] = useLazyBasketQuery()
  const putIn = usePutIn('eshop', `again ${lines.map(({ offer }) => offer.offerId).join()}`)

  const time = timeOf(destination.days, choices)
  const payment =
    destination.allowed.find((code) => code === choices.payment) ??
    lastPayment(orders.data ?? [], destination.allowed)
  const recipient = choices.recipient ?? contactOf(empty)
  const isComing =
    destination.areDatesComing ||
    (destination.delivery.saved.data === undefined && !destination.delivery.saved.isError) ||
    (orders.data === undefined && !orders.isError)

  const unknown = (): Group | undefined => {
    if (!destination.isPlaceKnown || time.day === undefined) return 'place'
    if (payment === undefined) return 'payment'
    return recipient === undefined ? 'recipient' : undefined
  }
  /** Puts the lenses into the basket, unless something else has come into it meanwhile. */
  const fill = async () => {
    const now = await readBasket('eshop').unwrap()
    if (!hasTried.current && !isEmpty(now)) return false
    hasTried.current = true
    await putIn({
      period: null,
      basket: now,
      lines: lines.map(({ offer, eye, quantity }) => ({
        offerId: offer.offerId,
        eye,
        quantity,
        isOfLenses: isOfLenses(offer),
      })),
    })
    placing.agreeTo(expectedBasket(empty, lines))
    setHeld(true)
    return true
  }
  const order = async () => {
    if (time.day === undefined || payment === undefined || recipient === undefined) return
    const [timeFrom = null, timeTo = null] = time.interval === '' ? [] : time.interval.split('–')
    const { date } = time.day
    await placing.place({
      recipient,
      payment,
      date,
      timeFrom,
      timeTo,
      comment: '',
      deliveryPrice: destination.price ?? null,
      saveDelivery: destination.save,
      checkDelivery: () => destination.check({ date, interval: time.interval }),
      ...(proof.current !== undefined && { auth: proof.current }),
    })
  }
  const onPressed = async () => {
    if (isUnderWay.current || isComing || placing.state !== 'idle') return
    const first = unknown()
    setMissing(first)
    if (first !== undefined) return
    isUnderWay.current = true
    setFailure(undefined)
    setAdding(true)
    try {
      if (isHeld || (await fill())) await order()
      else setTaken(true)
    } catch (error) {
      setFailure(error)
    } finally {
      isUnderWay.current = false
      setAdding(false)
    }
  }
  return {
    lines,
    isHeld,
    /** The basket with these lenses, whose sum is the shop's. */
    held: isHeld && basket && !isEmpty(basket) ? basket : undefined,
    /** The lines in the basket are others by now: it is ordered from there. */
    isOther: trouble?.kind === 'changed' && trouble.changes.some(({ offerId }) => offerId !== null),
    destination,
    time,
    payment,
    recipient,
    isComing,
    isBusy: isAdding || placing.state !== 'idle',
    /** Something else lies in the basket now. */
    isTaken,
    missing,
    failure,
    placing,
    change: (changes: Partial<Choices>) => {
      setMissing(undefined)
      setChoices((now) => ({ ...now, ...changes }))
    },
    onPressed,
    onProved: (auth: string) => {
      proof.current = auth
      placing.onTroubleSeen()
      void order()
    },
  }
}

export type Again = ReturnType<typeof useAgain>
