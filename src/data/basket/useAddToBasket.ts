import { useRef } from 'react'
import type { Id } from '../../domain/Id'
import { isOfLenses } from '../../domain/lensOffers'
import type { SaleType } from '../../domain/order'
import type { Offer, OfferQuantity } from '../../domain/product'
import { useAddBasketAdditionalMutation, useAddBasketLensesMutation } from './basketApi'

/** So many packs of an offer; what is in a pack tells lenses from other goods, where the product does not. */
export interface Wanted extends OfferQuantity {
  offer: Pick<Offer, 'params'>
  isOfLenses?: boolean
}

/**
 * Adds one after the other, because each call takes one. When one is refused, what came before it stays in the basket,
 * and another try adds only what is still lacking.
 */
export function useAddToBasket(type: SaleType = 'eshop') {
  const [addLenses] = useAddBasketLensesMutation()
  const [addAdditional] = useAddBasketAdditionalMutation()
  /** How many of each offer are in each basket already. */
  const added = useRef(new Map<string, number>())
  return async (
    chosen: readonly Wanted[],
    onRefused?: (offerId: Id) => void,
    onAdded?: (offerId: Id, quantity: number) => void,
  ): Promise<void> => {
    for (const { offer, offerId, quantity: wanted, isOfLenses: isLens = isOfLenses(offer) } of chosen) {
      const key = `${type} ${offerId}`
      const quantity = wanted - (added.current.get(key) ?? 0)
      if (quantity <= 0) continue
      const add = isLens ? addLenses : addAdditional
      const adding = add({ type, offerId, quantity })
      if ('error' in (await adding)) onRefused?.(offerId)
      await adding.unwrap()
      added.current.set(key, wanted)
      onAdded?.(offerId, wanted)
    }
    // Everything has been added: the next press adds more.
    added.current.clear()
  }
}
