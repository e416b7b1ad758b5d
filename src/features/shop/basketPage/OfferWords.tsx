import type { BasketItem } from '../../../data/basket/basket'
import type { KnownOffers } from '../../../data/catalogue/useOffersOfProducts'
import { offerInWords } from '../../../domain/lensOffers'

interface OfferWordsProps {
  item: Pick<BasketItem, 'offerId' | 'productId'>
  offers: KnownOffers
}

/** '6 шт · Sph −2,75': what tells a line from another of its title; an empty line while that is on its way. */
export function OfferWords({ item: { offerId, productId }, offers }: OfferWordsProps) {
  const offer = offerId === null ? undefined : offers.byId.get(String(offerId))
  const isComing = offerId !== null && offers.coming.has(String(productId))
  if (!offer && !isComing) return null
  return <span className="basket-powers small soft">{offer ? offerInWords(offer) : '\u00a0'}</span>
}
