import type { Id } from '../../domain/Id'
import { isOfLenses } from '../catalogue/lensOffers'
import type { SaleType } from '../orders/order'
import type { Offer, OfferQuantity } from '../catalogue/product'
import { useAddBasketAdditionalMutation, useAddBasketLensesMutation } from './basketApi'
import { endTry } from './tries'

/** Quantity of an offer; the contents of its pack tell lenses from other goods, if the product does not. */
export interface OfferToAdd extends OfferQuantity {
  offer: Pick<Offer, 'params'>
  isOfLenses?: boolean
}

/**
 * Adds one after the other, because each call takes one. When one is refused, what came before it stays in the basket,
 * and another try adds only what is still lacking.
 * @param place where on the page it is wanted: another try is made there
 */
export function useAddToBasket(type: SaleType, place: string) {
  const [addLenses] = useAddBasketLensesMutation()
  const [addAdditional] = useAddBasketAdditionalMutation()
  return async (
    chosen: readonly OfferToAdd[],
    onRefused?: (offerId: Id) => void,
    onAdded?: (offerId: Id, quantity: number) => void,
  ): Promise<void> => {
    const intent = `${type} ${place}`
    for (const { offer, offerId, quantity, isOfLenses: isLens = isOfLenses(offer) } of chosen) {
      const add = isLens ? addLenses : addAdditional
      const adding = add({ type, offerId, quantity, intent })
      if ('error' in (await adding)) onRefused?.(offerId)
      await adding.unwrap()
      onAdded?.(offerId, quantity)
    }
    // Everything has been added: the next press adds more.
    endTry(intent)
  }
}
