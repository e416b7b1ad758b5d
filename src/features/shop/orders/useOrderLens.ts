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
 * Returns the eye and the power of an ordered lens, based on the shop's offers and the lenses that the
 * customer wears.
 */
export function useOrderLens(item: OrderItem, type: SaleType): OrderLens {
  const { offerId, productId } = item
  const areLenses = offerId !== null && isOfLenses(item)
  const offers = useOffersOfProducts(type, areLenses && productId !== null ? [productId] : [])
  const { worn, isComing } = useWornLenses(areLenses)
  const offer = areLenses ? offers.byId.get(String(offerId)) : undefined
  return { offer, eye: offer && eyeOfLens(offer, worn), isComing: isComing || offers.coming.size > 0 }
}
