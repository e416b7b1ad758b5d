import { useRef, useState } from 'react'
import { holdsSubscription, isEmpty, type Basket } from '#data/basket/basket'
import { useBasketQuery, useLazyBasketQuery } from '#data/basket/basketApi'
import { withRefusedNames } from '#data/basket/refusals'
import { usePutIn } from '#data/basket/usePutIn'
import { isOfLenses } from '#data/catalogue/lensOffers'
import type { PlacedOrder } from '#data/checkout/checkout'
import { intervalInWords } from '#data/checkout/deliveryPrice'
import { orderDetails } from '#data/checkout/orderDetails'
import { isTimeKnown, termsOf, type WishedTerms } from '#data/checkout/terms'
import { useDestination, type Place } from '#data/checkout/useDestination'
import type { Delivery } from '#data/checkout/useDelivery'
import { useOrderPlacing } from '#data/checkout/useOrderPlacing'
import { useConfirmed } from '#data/phoneVerification/useConfirmed'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { expectedBasket, lastPayment, type AgainLine } from '#data/repeat/again'
import type { ContactDraft } from '#domain/contact'
import { sameId, type Id } from '#domain/Id'
import type { RecipientReader } from '../RecipientForm'

/** The groups that may need an answer. */
export type Group = 'place' | 'payment' | 'recipient'

interface Choices extends WishedTerms {
  lines: readonly AgainLine[]
  place?: Place | undefined
  recipient?: ContactDraft | undefined
}

/**
 * Returns the place of the last order, otherwise the customer's default address; no other one is guessed. A
 * chosen place that cannot be shown, because its list is loading, has failed or no longer contains it, is not
 * replaced.
 */
const knownPlace = ({ way, pointId, point, addressId, lostAddress, saved }: Delivery): Place | undefined => {
  if (way === 'point' && pointId !== null) return point && { way, point }
  if (lostAddress) return undefined
  const own = saved.data?.addresses.find(({ isDefault }) => isDefault)
  const id = (way === 'courier' ? addressId : null) ?? own?.id
  return id === undefined ? undefined : { way: 'courier', addressId: id }
}

const contactOf = ({ recipient, customer }: Basket): ContactDraft | undefined => {
  const known = recipient ?? customer
  return known && known.name.trim() !== '' && known.phone !== ''
    ? { name: known.name, phone: known.phone, country: known.country ?? 'ru' }
    : undefined
}

/** Tells whether a basket holds only what an earlier press of this sheet has added. */
const holdsOnly = (now: Basket, lines: readonly AgainLine[]): boolean =>
  now.hasUnreadable !== true &&
  !holdsSubscription(now) &&
  now.items.every(({ offerId }) => lines.some(({ offer }) => sameId(offer.offerId, offerId)))

/**
 * Repeats an order on one sheet: holds the known and chosen data and handles the press. Nothing is written
 * before the press; afterwards the rules of the checkout apply.
 * @param empty the basket as it was read
 */
export function useAgain(start: readonly AgainLine[], empty: Basket, onPlaced: (order: PlacedOrder) => void) {
  const [choices, setChoices] = useState<Choices>({ lines: start, date: '', interval: '', payment: '' })
  /** True once a press has added the lenses to the basket, where their number can be changed. */
  const [isHeld, setHeld] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isTaken, setTaken] = useState(false)
  /** Another object at each press that lacks an answer. */
  const [missing, setMissing] = useState<{ group: Group }>()
  const isUnderWay = useRef(false)
  const hasTried = useRef(false)
  /** The unconfirmed input for the recipient, while its form is open. */
  const recipientForm = useRef<RecipientReader>(null)
  const proof = useConfirmed<string>()

  const { lines } = choices
  const destination = useDestination('eshop', {
    placeOf: (delivery) => choices.place ?? knownPlace(delivery),
  })
  const orders = useOrdersQuery()
  const expected = expectedBasket(empty, lines)
  const placing = useOrderPlacing('eshop', empty, onPlaced, expected.items)
  const { trouble } = placing
  const { data: basket } = useBasketQuery('eshop')
  const [readBasket] = useLazyBasketQuery()
  const putIn = usePutIn('eshop', `again ${lines.map(({ offer }) => offer.offerId).join()}`)

  const wish = proposed(choices, destination, orders.data)
  const terms = termsOf(wish, destination)
  const recipient = choices.recipient ?? contactOf(empty)
  const isComing =
    destination.areDatesComing ||
    destination.isPlaceComing ||
    (destination.delivery.saved.data === undefined && !destination.delivery.saved.isError) ||
    (orders.data === undefined && !orders.isError)

  const change = (changes: Partial<Choices>) => {
    setMissing(undefined)
    setChoices((now) => ({ ...now, ...changes }))
  }
  /** Adds the lenses to the basket, unless something else has been added meanwhile. */
  const fill = async (onRefused: (offerId: Id) => void) => {
    const now = await readBasket('eshop').unwrap()
    if (!isEmpty(now) && !(hasTried.current && holdsOnly(now, lines))) return false
    hasTried.current = true
    const wanted = lines.map(({ offer, eye, quantity }) => ({
      offerId: offer.offerId,
      eye,
      quantity,
      isOfLenses: isOfLenses(offer),
    }))
    await putIn({ period: null, basket: now, lines: wanted }, { onRefused })
    placing.agreeTo(expected)
    setHeld(true)
    return true
  }
  const order = async (to: ContactDraft) => {
    const details = orderDetails({ recipient: to, terms, auth: proof.of(to) }, destination)
    if (details) await placing.place(details)
  }
  /**
   * Returns the recipient at a press: the typed values if the form is open; undefined if they are invalid.
   */
  const recipientAtPress = () => (recipientForm.current ? recipientForm.current.read() : recipient)
  const onPressed = async () => {
    if (isUnderWay.current || isComing || placing.state !== 'idle') return
    const to = recipientAtPress()
    const first = missingOf(destination.isPlaceKnown && isTimeKnown(terms), terms.payment, recipient ?? to)
    setMissing(first && { group: first })
    if (first !== undefined) return
    if (to === undefined) return recipientForm.current?.showWrong()
    isUnderWay.current = true
    setFailure(undefined)
    setAdding(true)
    // The press selects what is shown: if it becomes unavailable then, the customer is asked and nothing is
    // replaced.
    change({ ...wish, date: terms.day?.date ?? '', place: placeOf(destination), recipient: to })
    let refused: Id | undefined
    try {
      if (isHeld || (await fill((offerId) => (refused = offerId)))) await order(to)
      else setTaken(true)
    } catch (error) {
      setFailure(withRefusedNames(error, lines, refused))
    } finally {
      isUnderWay.current = false
      setAdding(false)
    }
  }
  return {
    lines,
    isHeld,
    /** The basket to pay for, with the shop's sum; before a press, the expected one. */
    basket: isHeld && basket && !isEmpty(basket) ? basket : expected,
    /** True if the lines in the basket have changed, so that the order has to be placed from there. */
    isOther: trouble?.kind === 'changed' && trouble.changes.some(({ offerId }) => offerId !== null),
    destination,
    wish,
    terms,
    recipient,
    recipientForm,
    isComing,
    isBusy: isAdding || placing.state !== 'idle',
    /** True if the basket now holds something else. */
    isTaken,
    missing,
    failure,
    placing,
    change,
    onPressed,
    onProved: (auth: string) => {
      if (!recipient) return
      proof.keep(recipient, auth)
      placing.onTroubleSeen()
      void order(recipient)
    },
  }
}

export type Again = ReturnType<typeof useAgain>

type Destination = ReturnType<typeof useDestination>

/** Returns the choices; by default the first day and time, and the payment of the last order. */
function proposed(
  { date, interval, payment }: Choices,
  { days, allowed }: Destination,
  orders: Parameters<typeof lastPayment>[0] | undefined,
): WishedTerms {
  const { day } = termsOf({ date, interval, payment }, { days, allowed })
  const [first] = day?.intervals ?? []
  return {
    date,
    interval: interval === '' && first ? intervalInWords(first) : interval,
    payment: payment === '' && orders ? (lastPayment(orders, allowed) ?? '') : payment,
  }
}

const placeOf = ({ way, addressId, point }: Destination): Place | undefined =>
  way === 'point' ? point && { way, point } : addressId === null ? undefined : { way, addressId }

const missingOf = (isPlaceKnown: boolean, payment: unknown, recipient: unknown): Group | undefined =>
  !isPlaceKnown
    ? 'place'
    : payment === undefined
      ? 'payment'
      : recipient === undefined
        ? 'recipient'
        : undefined
