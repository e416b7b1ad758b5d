import { useRef } from 'react'
import { isOfLenses } from '../../../domain/lensOffers'
import type { Id } from '../../../domain/Id'
import { useAddBasketAdditionalMutation, useAddBasketLensesMutation } from '../../../data/basket/basketApi'
import type { Chosen } from './repeat'

/**
 * Adds items one by one, because a call takes one item. When one is refused, what came before it stays in the basket,
 * and another try goes on from there.
 */
export function useAddToBasket(): (chosen: readonly Chosen[]) => Promise<void> {
  const [addLenses] = useAddBasketLensesMutation()
  const [addAdditional] = useAddBasketAdditionalMutation()
  const added = useRef(new Set<Id>())
  return async (chosen) => {
    for (const { offer, offerId, quantity } of chosen) {
      if (added.current.has(offerId)) continue
      const add = isOfLenses(offer) ? addLenses : addAdditional
      await add({ type: 'eshop', offerId, quantity }).unwrap()
      added.current.add(offerId)
    }
  }
}
