import { isLens, type BasketItem } from '#data/basket/basket'
import { offerInWords } from '#data/catalogue/lensOffers'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { EyePower } from '#parts/eyes/EyePower'
import type { KnownLine } from './useLensLines'

interface OfferWordsProps {
  item: BasketItem
  offers: KnownOffers
}

/** A placeholder for words that are still loading. */
export const COMING = '\u00a0'

/**
 * Returns the words that distinguish a line from others with the same title: '6 шт · BC 8,6', without the
 * power of lenses. Returns '' if there are none.
 */
export function offerWordsOf(item: BasketItem, offers: KnownOffers): string {
  const { offerId, productId, title } = item
  const offer = offerId === null ? undefined : offers.byId.get(String(offerId))
  if (offer) return offerInWords({ ...offer, sphere: null }, title)
  const isComing = offerId !== null && offers.coming.has(String(productId))
  return isComing && (isLens(item) || !PACK.test(title)) ? COMING : ''
}

/** Shows the words of `offerWordsOf`; renders nothing if there are none. */
export function OfferWords({ item, offers }: OfferWordsProps) {
  const words = offerWordsOf(item, offers)
  return words === '' ? null : <span className="basket-powers small soft">{words}</span>
}

/** Matches a title that already names the pack size: products without powers need no more words then. */
const PACK = /\d\s(шт|мл)/

/**
 * Shows the eye and the power of a lens. Both appear at the same time, and their space is reserved while they
 * load.
 */
export function LinePower({ item, line }: { item: BasketItem; line: KnownLine }) {
  const { offer, eye, isComing, isUnshown } = line
  if (isComing) return isLens(item) ? <span className="eye-power">&nbsp;</span> : null
  if (isUnshown) return <span className="small strong">Параметры этих линз не удалось показать</span>
  return offer ? <EyePower eye={eye} sphere={offer.sphere} /> : null
}
