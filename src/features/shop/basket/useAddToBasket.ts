import { useRef } from 'react'
import type { SaleType } from '../../../domain/order'
import { isOfLenses } from '../../../domain/lensOffers'
import { useAddBasketAdditionalMutation, useAddBasketLensesMutation } from '../../../data/basket/basketApi'
import type { Chosen } from './repeat'

/**
 * Adds one after the other, because each call takes one. When one is refused, what came before it stays in the basket,
 * and another try adds only what is still lacking.
 */
export function useAddToBasket(type: SaleType = 'eshop'): (chosen: readonly Chosen[]) => Promise<void> {
  const [addLenses] = useAddBasketLensesMutation()
  const [addAdditional] = useAddBasketAdditionalMutation()
  /** How many of each offer are in each basket already. */
  const added = useRef(new Map<string, number>())
  return async (chosen) => {
    for (const { offer, offerId, quantity: wanted } of chosen) {
      const key = `${type} ${offerId}`
      const quantity = wanted - (added.current.get(key) ?? 0)
      if (quantity <= 0) continue
      const add = isOfLenses(offer) ? addLenses : addAdditional
      await add({ type, offerId, quantity }).unwrap()
      added.current.set(key, wanted)
    }
    // All of it is there: the next press means more.
    added.current.clear()
  }
}
