import { useRef, useState } from 'react'
import { freshData } from '../../domain/freshData'
import { toApiError, type ApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import type { Eye } from '../../domain/lens'
import type { SaleType } from '../orders/order'
import { summedByOffer, type Offer } from '../catalogue/product'
import type { DeliveryPeriod } from '../subscription/period'
import { openDialog } from '../../host/lensWidgets'
import { needsSession } from '../session/needsSession'
import { leavingTitles, QUESTIONS, replacementOf } from '../subscription/replacement'
import type { ReplacementMode } from '../subscription/subscription'
import { useFillBasketFromWizardMutation } from '../subscription/wizardApi'
import type { Basket, BasketAddition } from './basket'
import { useLazyBasketQuery } from './basketApi'
import { useAddToBasket } from './useAddToBasket'

interface PurchaseLine {
  /** Eye of the lens; left out if both eyes wear equal ones. */
  eye?: Eye
  offer: Pick<Offer, 'offerId' | 'params'>
  quantity: number
}

export interface Purchase {
  type: SaleType
  /** Null buys once. */
  period: DeliveryPeriod | null
  isOfLenses: boolean
  lines: PurchaseLine[]
}

interface Question {
  mode: Exclude<ReplacementMode, 'default'>
  basket: Basket
  purchase: Purchase
}

/**
 * Puts the chosen lines into the basket; asks before it replaces anything there (contract 12.5).
 * @param place part of the page that buys
 */
export function usePurchase(type: SaleType, place: string) {
  const [readBasket] = useLazyBasketQuery()
  const [fill] = useFillBasketFromWizardMutation()
  const add = useAddToBasket(type, place)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [failure, setFailure] = useState<ApiError>()
  const [refusedOffer, setRefusedOffer] = useState<Id>()
  const [question, setQuestion] = useState<Question>()
  /** Packs that failed tries have put into the basket. */
  const [held, setHeld] = useState<readonly BasketAddition[]>([])
  const isUnderWay = useRef(false)

  const byWizard = ({ lines, period }: Purchase, agreed: Question | undefined) =>
    fill({
      told: agreed ? leavingTitles(agreed.basket) : [],
      deliveryPeriod: period,
      lenses: lines.map(({ eye, offer, quantity }) => ({
        ...(eye && { eye }),
        offerId: offer.offerId,
        quantity,
      })),
      additional: [],
    }).unwrap()

  const put = async (purchase: Purchase, agreed: Question | undefined) => {
    const { lines, period, isOfLenses } = purchase
    if (purchase.type === 'eshop' && isOfLenses) {
      const basket = agreed?.basket ?? (await readBasket('eshop').unwrap())
      const mode = replacementOf(basket, period)
      if (mode !== 'default' && agreed === undefined) {
        setQuestion({ mode, basket, purchase })
        return false
      }
      if (mode !== 'default' || period !== null) {
        await byWizard(purchase, agreed)
        setHeld([])
        return true
      }
    }
    await add(
      merged(lines).map((line) => ({ ...line, isOfLenses })),
      setRefusedOffer,
      (offerId, quantity) =>
        setHeld((all) => [
          ...all.filter((one) => !sameId(one.offerId, offerId)),
          { type, offerId, quantity },
        ]),
    )
    setHeld((all) => beyond(all, lines))
    return true
  }
  /** Asks again about the current basket, if the shop has refused the replacement. */
  const askAgain = async ({ purchase }: Question, error: unknown) => {
    if (toApiError(error).kind !== 'refused') return
    const basket = freshData(await readBasket('eshop'))
    if (!basket) return
    const mode = replacementOf(basket, purchase.period)
    setQuestion(mode === 'default' ? undefined : { mode, basket, purchase })
  }
  const run = async (purchase: Purchase, agreed?: Question) => {
    // Two presses at once are one intent, so the second does nothing.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('busy')
    setFailure(undefined)
    setRefusedOffer(undefined)
    try {
      setState((await put(purchase, agreed)) ? 'done' : 'idle')
      if (agreed) setQuestion(undefined)
    } catch (error) {
      if (agreed) await askAgain(agreed, error)
      setState('idle')
      setFailure(toApiError(error))
      if (needsSession(error)) openDialog('login')
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    state,
    failure,
    /** The one of several offers that the failure concerns, if known. */
    refusedOffer,
    question: question && wordsOf(question),
    /**
     * Returns the packs that an earlier try has left in the basket beyond these lines, after the customer
     * chose another power.
     */
    leftOver: (lines: readonly PurchaseLine[]) => beyond(held, lines),
    buy: (purchase: Purchase) => run(purchase),
    onAgreed: () => (question ? run(question.purchase, question) : Promise.resolve()),
    onCancelled: () => setQuestion(undefined),
    /** Another choice is another purchase. */
    onChanged: () => {
      setState((now) => (now === 'done' ? 'idle' : now))
      setFailure(undefined)
    },
  }
}

/** Texts of the question before items of the basket are replaced. */
const wordsOf = ({ mode, basket }: Question) => ({
  ...QUESTIONS[mode],
  leaving: leavingTitles(basket),
})

/** Returns the packs beyond these lines. */
const beyond = (held: readonly BasketAddition[], lines: readonly PurchaseLine[]): BasketAddition[] =>
  held.flatMap((one) => {
    const wanted = lines.filter(({ offer }) => sameId(offer.offerId, one.offerId))
    const quantity = wanted.reduce((rest, line) => rest - line.quantity, one.quantity)
    return quantity > 0 ? [{ ...one, quantity }] : []
  })

/** Merges equal lenses for both eyes into one call with the sum; the right eye's come first. */
const merged = (lines: Purchase['lines']) =>
  summedByOffer(lines.map(({ offer, quantity }) => ({ offer, offerId: offer.offerId, quantity })))
