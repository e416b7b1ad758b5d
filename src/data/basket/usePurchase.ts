import { useRef, useState } from 'react'
import { freshData } from '../../domain/freshData'
import { needsSession, toApiError, type ApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import type { Eye } from '../../domain/lens'
import type { SaleType } from '../orders/order'
import { isOfLenses } from '../catalogue/lensOffers'
import type { Offer, OfferQuantity } from '../catalogue/product'
import type { DeliveryPeriod } from '../subscription/period'
import { openDialog } from '../../host/lensWidgets'
import { leavingItems, leavingTitles, QUESTIONS, replacementOf } from '../subscription/replacement'
import type { ReplacementMode } from '../subscription/subscription'
import type { Basket, BasketAddition } from './basket'
import { useLazyBasketQuery } from './basketApi'
import { usePutIn } from './usePutIn'

interface PurchaseLine {
  /** Eye of the lens; omitted if both eyes wear equal lenses. */
  eye?: Eye | undefined
  offer: Pick<Offer, 'offerId' | 'params'>
  quantity: number
}

export interface Purchase {
  type: SaleType
  /** Null for a single purchase. */
  period: DeliveryPeriod | null
  /** Omitted where the contents of each pack tell it. */
  isOfLenses?: boolean
  lines: PurchaseLine[]
}

/** The result of a press; `asked`: the purchase would replace something, so the customer is asked first. */
export type PurchaseOutcome =
  { name: 'done' | 'asked' | 'ignored' } | { name: 'failed'; error: unknown; refusedOffer: Id | undefined }

interface Question {
  mode: Exclude<ReplacementMode, 'default'>
  basket: Basket
  purchase: Purchase
}

/**
 * Puts the chosen lines into the basket; asks before it replaces anything there (contract 12.5).
 * @param place the part of the page that buys
 */
export const usePurchase: typeof usePurchaseInReact = BEFORE_REACT ? useNoPurchase : usePurchaseInReact

/** Nothing is bought before React, which handles the early presses. */
function useNoPurchase(): ReturnType<typeof usePurchaseInReact> {
  const isIgnored = () => Promise.resolve({ name: 'ignored' as const })
  return {
    state: 'idle',
    failure: undefined,
    refusedOffer: undefined,
    question: undefined,
    leftOver: () => [],
    buy: isIgnored,
    onAgreed: isIgnored,
    onCancelled: () => undefined,
    onChanged: () => undefined,
  }
}

function usePurchaseInReact(type: SaleType, place: string) {
  const [readBasket] = useLazyBasketQuery()
  const putIn = usePutIn(type, place)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [failure, setFailure] = useState<ApiError>()
  const [refusedOffer, setRefusedOffer] = useState<Id>()
  const [question, setQuestion] = useState<Question>()
  /** Packs that failed attempts have put into the basket. */
  const [held, setHeld] = useState<readonly BasketAddition[]>([])
  const isUnderWay = useRef(false)

  const put = async (purchase: Purchase, agreed: Question | undefined, onRefused: (offerId: Id) => void) => {
    const { period } = purchase
    const lines = purchase.lines.map((line) => ({
      ...line,
      offerId: line.offer.offerId,
      isOfLenses: purchase.isOfLenses ?? isOfLenses(line.offer),
    }))
    let basket = agreed?.basket
    if (type === 'eshop' && lines.some((line) => line.isOfLenses)) {
      basket ??= await readBasket(type).unwrap()
      const mode = replacementOf(basket, period)
      if (mode !== 'default' && agreed === undefined) {
        setQuestion({ mode, basket, purchase })
        return false
      }
    }
    const onAdded = (line: OfferQuantity) =>
      setHeld((all) => [...all.filter((one) => !sameId(one.offerId, line.offerId)), { type, ...line }])
    await putIn(
      { period, lines, basket, told: agreed ? leavingTitles(agreed.basket) : [] },
      { onRefused, onAdded },
    )
    // A set has replaced what the basket held.
    setHeld((all) => (agreed || period !== null ? [] : beyond(all, lines)))
    return true
  }
  /** If the shop has refused the replacement, asks again with the current basket. */
  const askAgain = async ({ purchase }: Question, error: ApiError) => {
    if (error.kind !== 'refused') return false
    const basket = freshData(await readBasket('eshop'))
    if (!basket) return false
    const mode = replacementOf(basket, purchase.period)
    setQuestion(mode === 'default' ? undefined : { mode, basket, purchase })
    return mode !== 'default'
  }
  const run = async (purchase: Purchase, agreed?: Question): Promise<PurchaseOutcome> => {
    // Two quick presses are one intent, so the second does nothing.
    if (isUnderWay.current) return { name: 'ignored' }
    isUnderWay.current = true
    setState('busy')
    setFailure(undefined)
    setRefusedOffer(undefined)
    let refused: Id | undefined
    try {
      const isDone = await put(purchase, agreed, (offerId) => (refused = offerId))
      setState(isDone ? 'done' : 'idle')
      if (agreed) setQuestion(undefined)
      return { name: isDone ? 'done' : 'asked' }
    } catch (thrown) {
      const error = toApiError(thrown)
      const isAsked = agreed !== undefined && (await askAgain(agreed, error))
      setState('idle')
      setFailure(error)
      setRefusedOffer(refused)
      if (needsSession(error)) openDialog('login')
      return isAsked ? { name: 'asked' } : { name: 'failed', error, refusedOffer: refused }
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    state,
    failure,
    /** The offer that the failure concerns, if known. */
    refusedOffer,
    question: question && wordsOf(question),
    /**
     * Returns the packs that an earlier attempt has put into the basket beyond these lines, because the
     * customer has chosen another power since.
     */
    leftOver: (lines: readonly PurchaseLine[]) => beyond(held, lines),
    /** @param told the basket whose replacement the customer has been told about */
    buy: (purchase: Purchase, told?: Basket) => {
      const mode = told ? replacementOf(told, purchase.period) : 'default'
      return run(purchase, told && mode !== 'default' ? { mode, basket: told, purchase } : undefined)
    },
    onAgreed: (): Promise<PurchaseOutcome> =>
      question ? run(question.purchase, question) : Promise.resolve({ name: 'ignored' }),
    onCancelled: () => setQuestion(undefined),
    /** A changed choice starts another purchase. */
    onChanged: () => {
      setState((now) => (now === 'done' ? 'idle' : now))
      setFailure(undefined)
    },
  }
}

/** Returns the texts of the question that precedes a replacement. */
const wordsOf = ({ mode, basket }: Question) => ({
  ...QUESTIONS[mode],
  leaving: leavingItems(basket),
})

/** Returns the packs that exceed these lines. */
const beyond = (held: readonly BasketAddition[], lines: readonly PurchaseLine[]): BasketAddition[] =>
  held.flatMap((one) => {
    const wanted = lines.filter(({ offer }) => sameId(offer.offerId, one.offerId))
    const quantity = wanted.reduce((rest, line) => rest - line.quantity, one.quantity)
    return quantity > 0 ? [{ ...one, quantity }] : []
  })
