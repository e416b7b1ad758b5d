import { isOfLenses } from '#data/catalogue/lensOffers'
import { useOffersOfProducts } from '#data/catalogue/useOffersOfProducts'
import { eyeOfLens } from '#data/lenses/eyeOfLens'
import { useWornLenses } from '#data/lenses/useWornLenses'
import type { OrderItem, SaleType } from '#data/orders/order'
import type { Offer } from '#data/catalogue/product'
import type { Eye } from '#domain/lens'

/** The known data of the lens in an order item. */
export interface OrderLens {
  offer: Offer | undefined
  /** Undefined unless exactly one eye is possible. */
  eye: Eye | undefined
  isComing: boolean
}

/**
 * Eye and power of an ordered lens, by the shop's offers and the lenses that the customer wears. They are not
 * awaited before React, where there is only room for them.
 */
export const useOrderLens: typeof useOrderLensInReact = BEFORE_REACT
  ? (item) => ({ offer: undefined, eye: undefined, isComing: areLensesIn(item) })
  : useOrderLensInReact

const areLensesIn = (item: OrderItem) => item.offerId !== null && isOfLenses(item)

function useOrderLensInReact(item: OrderItem, type: SaleType): OrderLens {
  const { offerId, productId } = item
  const areLenses = areLensesIn(item)
  const offers = useOffersOfProducts(type, areLenses && productId !== null ? [productId] : [])
  const { worn, isComing } = useWornLenses(areLenses)
  const offer = areLenses ? offers.byId.get(String(offerId)) : undefined
  return { offer, eye: offer && eyeOfLens(offer, worn), isComing: isComing || offers.coming.size > 0 }
}
