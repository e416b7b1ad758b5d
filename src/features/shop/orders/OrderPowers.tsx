import { useOffersOfProducts } from '#data/catalogue/useOffersOfProducts'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { EYES } from '#domain/lens'
import { eyeOf, isOfLenses, offerParameters } from '#data/catalogue/lensOffers'
import type { OrderItem, SaleType } from '#data/orders/order'

interface OrderPowersProps {
  item: OrderItem
  type: SaleType
}

/**
 * Shows eye and parameters of a lens: 'Правый глаз · Sph −2,75 · BC 8,6'. The line stays empty while they
 * load, and names the eye only where there is no doubt.
 */
export function OrderPowers({ item, type }: OrderPowersProps) {
  const { offerId, productId } = item
  const areLenses = offerId !== null && isOfLenses(item)
  const offers = useOffersOfProducts(type, areLenses && productId !== null ? [productId] : [])
  const { data: info, isLoading } = useLensesInfoQuery(undefined, { skip: !areLenses })
  if (!areLenses) return null
  const offer = offers.byId.get(String(offerId))
  if (isLoading || offers.coming.size > 0) return <span>&nbsp;</span>
  if (!offer) return null
  const eye = eyeOf(offer, info?.lenses ?? [])
  // The parameters decide whether the lenses fit, so they are as large as the other text.
  return <span>{[eye && `${EYES[eye].name} глаз`, offerParameters(offer)].filter(Boolean).join(' · ')}</span>
}
