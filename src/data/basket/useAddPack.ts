import { isOfLenses } from '../catalogue/lensOffers'
import type { SaleType } from '../orders/order'
import type { Pack, Product } from '../catalogue/product'
import { usePurchase } from './usePurchase'

/** A pack with a known offer, so nothing has to be chosen. */
export interface ReadyPack extends Pick<Pack, 'params'> {
  offerId: NonNullable<Pack['offerId']>
}

/**
 * Adds a pack to the basket once, even if the button is pressed again; asks first if lenses would replace a
 * subscription.
 */
export function useAddPack({ category }: Pick<Product, 'category'>, pack: ReadyPack, type: SaleType) {
  const { state, failure, question, buy, onAgreed, onCancelled } = usePurchase(type, `pack ${pack.offerId}`)
  const purchase = {
    type,
    period: null,
    isOfLenses: category === 'lenses' || isOfLenses(pack),
    lines: [{ offer: pack, quantity: 1 }],
  }
  return {
    state,
    failure,
    question: question && { ...question, onAgreed, onCancelled },
    onPressed: () => void buy(purchase),
  }
}
