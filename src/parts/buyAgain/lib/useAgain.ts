import { useRef, useState } from 'react'
import { holdsSubscription, isEmpty, type Basket } from '#data/basket/basket'
import { useBasketQuery, useLazyBasketQuery } from '#data/basket/basketApi'
import { usePutIn } from '#data/basket/usePutIn'
import { isOfLenses } from '#data/catalogue/lensOffers'
import type { PlacedOrder } from '#data/checkout/checkout'
import { intervalInWords } from '#data/checkout/deliveryPrice'
import { orderDetails } from '#data/checkout/orderDetails'
import { isTimeKnown, termsOf, type WishedTerms } from '#data/checkout/terms'
import { useDestination, type Place } from '#data/checkout/useDestination'
import type { Delivery } from '#data/checkout/useDelivery'
import { useOrderPlacing } from '#data/checkout/useOrderPlacing'
import { useProof } from '#data/checkout/useProof'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { expectedBasket, lastPayment, type AgainLine } from '#data/repeat/again'
import type { ContactDraft } from '#domain/contact'
import { sameId } from '#domain/Id'
import type { RecipientReader } from '../RecipientForm'

/** What may have to be asked for. */
export type Group = 'place' | 'payment' | 'recipient'

interface Choices extends WishedTerms {
  lines: readonly AgainLine[]
  place?: Place | undefined
  recipient?: ContactDraft | undefined
}

/**
 * The place of the last order, else the customer's own default address; another one is never guessed. A place that is
 * chosen and not to be seen, because its list waits, has failed or no longer has it, is not swapped for another.
 */
const knownPlace = ({
  way,
  pointId,
  point,
  addressId,
  isAddressGone,
  saved,
}: Delivery): Place | undefined => {
  if (way === 'point' && pointId !== null) return point && { way, point }
  if (isAddressGone) return undefined
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

/** Whether a basket holds nothing but what an earlier press of this sheet has put into it. */
const holdsOnly = (now: Basket, lines: readonly AgainLine[]): boolean =>
  now.hasUnreadable !== true &&
  !holdsSubscription(now) &&
  now.items.every(({ offerId }) => lines.some(({ offer }) => sameId(offer.offerId, offerId)))

/**
 * Buying again on one sheet: what is known and chosen, and the way from the press to the order. Nothing is written
 * before the press; then the laws of the checkout hold.
 * @param empty the basket as it was read
 */
export function useAgain(start: readonly AgainLine[], empty: Basket, onPlaced: (order: PlacedOrder) => void) {
  const [choices, setChoices] = useState<Choices>({ lines: start, date: '', interval: '', payment: '' })
  /** The lenses lie in the basket: a press has got so far, and the number is changed there. */
  const [isHeld, setHeld] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isTaken, setTaken] = useState(false)
  const [missing, setMissing] = useState<Group>()
  const isUnderWay = useRef(false)
  const hasTried = useRef(false)
  /** What is typed for the recipient and not confirmed yet, while its form is open. */
  const recipientForm = useRef<RecipientReader>(null)
  const { keepProof, proofOf } = useProof()

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
  /** Puts the lenses into the basket, unless something else has come into it meanwhile. */
  const fill = async () => {
    const now = await readBasket('eshop').unwrap()
    if (!isEmpty(now) && !(hasTried.current && holdsOnly(now, lines))) return false
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
    placing.agreeTo(expected)
    setHeld(true)
    return true
  }
  const order = async (to: ContactDraft) => {
    const details = orderDetails({ recipient: to, terms, auth: proofOf(to) }, destination)
    if (details) await placing.place(details)
  }
  /** The recipient of a press: what is typed counts, where it is right; undefined where it is not. */
  const recipientAtPress = () => (recipientForm.current ? recipientForm.current.read() : recipient)
  const onPressed = async () => {
    if (isUnderWay.current || isComing || placing.state !== 'idle') return
    const to = recipientAtPress()
    const first = missingOf(destination.isPlaceKnown && isTimeKnown(terms), terms.payment, recipient ?? to)
    setMissing(first)
    if (first !== undefined) return
    if (to === undefined) return recipientForm.current?.showWrong()
    isUnderWay.current = true
    setFailure(undefined)
    setAdding(true)
    // What is shown at the press is chosen: what falls away then is asked for, not swapped.
    change({ ...wish, date: terms.day?.date ?? '', place: placeOf(destination), recipient: to })
    try {
      if (isHeld || (await fill())) await order(to)
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
    /** What is paid for: the basket with these lenses, whose sum is the shop's; until a press, what is expected of it. */
    basket: isHeld && basket && !isEmpty(basket) ? basket : expected,
    /** The lines in the basket are others by now: it is ordered from there. */
    isOther: trouble?.kind === 'changed' && trouble.changes.some(({ offerId }) => offerId !== null),
    destination,
    wish,
    terms,
    recipient,
    recipientForm,
    isComing,
    isBusy: isAdding || placing.state !== 'idle',
    /** Something else lies in the basket now. */
    isTaken,
    missing,
    failure,
    placing,
    change,
    onPressed,
    onProved: (auth: string) => {
      if (!recipient) return
      keepProof(recipient, auth)
      placing.onTroubleSeen()
      void order(recipient)
    },
  }
}

export type Again = ReturnType<typeof useAgain>

type Destination = ReturnType<typeof useDestination>

/** What is chosen; where nothing is, the first day and time, and the payment of the last order. */
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
