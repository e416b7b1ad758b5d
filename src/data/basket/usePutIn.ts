import { useRef } from 'react'
import { isDoubtful } from '../../domain/ApiError'
import type { Id } from '../../domain/Id'
import type { Eye } from '../../domain/lens'
import type { OfferQuantity } from '../catalogue/product'
import { summedByOffer } from '../catalogue/product'
import type { SaleType } from '../orders/order'
import type { DeliveryPeriod } from '../subscription/period'
import { replacementOf } from '../subscription/replacement'
import { isSetTried, useFillBasketFromWizardMutation } from '../subscription/wizardApi'
import { keepsPeriod, type Basket } from './basket'
import { useAddBasketAdditionalMutation, useAddBasketLensesMutation, useLazyBasketQuery } from './basketApi'
import { endAddAttempt } from './addAttempts'
import { cameIn } from './addMissing'

export interface LineToPut extends OfferQuantity {
  /** Eye of the lens, if known. */
  eye?: Eye | undefined
  isOfLenses: boolean
}

export interface SetToPut {
  /** Null for a single purchase. */
  period: DeliveryPeriod | null
  lines: readonly LineToPut[]
  /** The basket that has just been read; omitted for goods, which replace nothing. */
  basket?: Basket | undefined
  /** The items that the customer has agreed to lose. */
  told?: readonly string[]
}

interface Listeners {
  onRefused?: (offerId: Id) => void
  /** Receives what the basket has got, also by a lost answer of an earlier try. */
  onAdded?: (line: OfferQuantity) => void
}

/**
 * The one way to put items into a basket. Items that replace something are sent as a set. So are items for an
 * emptied basket that has kept the period of its subscription: otherwise a lens bought once would be
 * subscribed to. All other items are added one by one, because each call takes one offer. When one is
 * refused, the earlier ones stay in the basket, and the next attempt adds only the missing ones.
 * @param place the part of the page that wants the items; the next attempt is made there
 */
export function usePutIn(type: SaleType, place: string) {
  const [readBasket] = useLazyBasketQuery()
  const [fill] = useFillBasketFromWizardMutation()
  const [addLenses] = useAddBasketLensesMutation()
  const [addAdditional] = useAddBasketAdditionalMutation()
  const intent = `${type} ${place}`
  /** Lines whose answer was lost while the basket could not be read. */
  const lost = useRef<OfferQuantity[]>([])

  /** Returns the cached basket; a basket that seems to have kept a period is read again. */
  const known = async () => {
    const cached = await readBasket(type, true).unwrap()
    return keepsPeriod(cached) ? readBasket(type).unwrap() : cached
  }
  const findLost = async (onAdded: NonNullable<Listeners['onAdded']>, basket: Basket | undefined) => {
    const now = basket ?? (await readBasket(type).unwrap())
    for (const { offerId, quantity } of lost.current) {
      const came = Math.min(quantity, cameIn(intent, offerId, now))
      if (came > 0) onAdded({ offerId, quantity: came })
    }
    lost.current = []
  }
  return async (
    { period, lines, basket, told = [] }: SetToPut,
    { onRefused, onAdded }: Listeners = {},
  ): Promise<void> => {
    if (onAdded && lost.current.length > 0) await findLost(onAdded, basket)
    const choice = {
      deliveryPeriod: period,
      lenses: lines.flatMap(({ eye, offerId, quantity, isOfLenses }) =>
        isOfLenses ? [{ ...(eye && { eye }), offerId, quantity }] : [],
      ),
      additional: lines.flatMap(({ offerId, quantity, isOfLenses }) =>
        isOfLenses ? [] : [{ offerId, quantity }],
      ),
    }
    const isSet = (now: Basket) =>
      keepsPeriod(now) ||
      (choice.lenses.length > 0 && (period !== null || replacementOf(now, period) !== 'default')) ||
      isSetTried(choice)
    if (type === 'eshop' && isSet(basket ?? (await known()))) {
      await fill({ told, ...choice }).unwrap()
    } else {
      for (const { offerId, quantity, isOfLenses } of summedByOffer(lines)) {
        const add = isOfLenses ? addLenses : addAdditional
        const adding = add({ type, offerId, quantity, intent })
        const { error } = await adding
        if (error !== undefined) onRefused?.(offerId)
        if (isDoubtful(error)) lost.current.push({ offerId, quantity })
        await adding.unwrap()
        onAdded?.({ offerId, quantity })
      }
    }
    // Everything has been added, so the next press adds more.
    endAddAttempt(intent)
  }
}
