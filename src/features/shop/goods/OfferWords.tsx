import { isLens, type BasketItem } from '#data/basket/basket'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { offerInWords } from '#data/catalogue/lensOffers'

interface OfferWordsProps {
  item: BasketItem
  offers: KnownOffers
}

/** Tells a line from another of its title: '6 шт · Sph −2,75'. The line stays empty while the offer loads. */
export function OfferWords({ item, offers }: OfferWordsProps) {
  const { offerId, productId, title } = item
  const offer = offerId === null ? undefined : offers.byId.get(String(offerId))
  const isComing = offerId !== null && offers.coming.has(String(productId))
  const words = offer
    ? offerInWords(offer, title)
    : isComing && (isLens(item) || !PACK.test(title)) && '\u00a0'
  return words ? <span className="basket-powers small soft">{words}</span> : null
}

/** Matches a title that names the size of a pack already: goods without powers need no more words then. */
const PACK = /\d\s(шт|мл)/
