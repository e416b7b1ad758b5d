import { isLens, type BasketItem } from '#data/basket/basket'
import { offerInWords } from '#data/catalogue/lensOffers'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { EyePower } from '#parts/EyePower'
import type { KnownLine } from './useLensLines'

interface OfferWordsProps {
  item: BasketItem
  offers: KnownOffers
}

/** Stands in place of words that are on their way. */
export const COMING = '\u00a0'

/**
 * Tells a line from another of its title: '6 шт · BC 8,6'; the power of lenses stands apart. It is empty where there is
 * nothing to tell.
 */
export function offerWordsOf(item: BasketItem, offers: KnownOffers): string {
  const { offerId, productId, title } = item
  const offer = offerId === null ? undefined : offers.byId.get(String(offerId))
  if (offer) return offerInWords({ ...offer, sphere: null }, title)
  const isComing = offerId !== null && offers.coming.has(String(productId))
  return isComing && (isLens(item) || !PACK.test(title)) ? COMING : ''
}

/** The words of a line of their own. */
export function OfferWords({ item, offers }: OfferWordsProps) {
  const words = offerWordsOf(item, offers)
  return words === '' ? null : <span className="basket-powers small soft">{words}</span>
}

/** Matches a title that names the size of a pack already: goods without powers need no more words then. */
const PACK = /\d\s(шт|мл)/

/** Eye and power of a line, above all else; they come together, and have room while they load. */
export function LinePower({ item, line }: { item: BasketItem; line: KnownLine }) {
  const { offer, eye, isComing, isUnshown } = line
  if (isComing) return isLens(item) ? <span className="eye-power">&nbsp;</span> : null
  if (isUnshown) return <span className="small strong">Параметры этих линз не удалось показать</span>
  return offer ? <EyePower eye={eye} sphere={offer.sphere} /> : null
}
