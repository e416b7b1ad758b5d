import { isOfLenses } from '../catalogue/lensOffers'
import type { SaleType } from '../orders/order'
import type { Pack, Product } from '../catalogue/product'
import { usePurchase } from './usePurchase'

/** A pack that needs no choice: it has its offer. */
export interface ReadyPack extends Pick<Pack, 'params'> {
  offerId: NonNullable<Pack['offerId']>
}

/** Puts a pack into the basket, once however often it is pressed; lenses ask before a subscription makes way. */
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
