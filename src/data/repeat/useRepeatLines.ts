import { sameId } from '../../domain/Id'
import { mapData, remoteData, valueOf, type RemoteData } from '../../domain/remoteData'
import { isOfLenses, isPowerKnown } from '../catalogue/lensOffers'
import type { Offer } from '../catalogue/product'
import { useLensRanges } from '../catalogue/useLensRanges'
import { useAllOffersOf, useOffersOfProducts } from '../catalogue/useOffersOfProducts'
import { repeatLines, type RepeatLine, type WantedItem } from './repeat'

type IsMeant = (line: RepeatLine, sold: readonly Offer[]) => boolean

const isOf =
  ({ item: { productId } }: RepeatLine) =>
  (offer: Offer): boolean =>
    sameId(offer.productId, productId)

/** Lenses that the offers alone do not identify. */
const isUnsure: IsMeant = (line, sold) =>
  (line.state === 'choose' && line.offers.some(isOfLenses)) ||
  sold.filter(isOf(line)).some((offer) => !isPowerKnown(offer))

/** Items of which the shop sells no packs. */
const isGone: IsMeant = (line, sold) =>
  line.state === 'missing' && line.reason === 'gone' && !sold.some(isOf(line))

const productsWhere = (items: readonly WantedItem[], sold: readonly Offer[] | undefined, isMeant: IsMeant) =>
  sold === undefined
    ? []
    : repeatLines(items, sold).flatMap((line) => (isMeant(line, sold) ? (line.item.productId ?? []) : []))

/**
 * Returns which items can be bought again. Ranges are loaded only if the offers do not decide, and single
 * lenses only before an item is reported as gone.
 */
export function useRepeatLines(items: readonly WantedItem[]): RemoteData<RepeatLine[]> {
  const offers = remoteData(
    useAllOffersOf(
      'eshop',
      // Unreadable items match no offer, so they are skipped.
      items.flatMap(({ productId, isUnreadable }) => (isUnreadable ? [] : [productId])),
    ),
  )
  const unsure = productsWhere(items, valueOf(offers), isUnsure)
  const gone = productsWhere(items, valueOf(offers), isGone)
  const { ranges } = useLensRanges(unsure)
  const { byId, coming, failed } = useOffersOfProducts('mono', gone)
  if (ranges === undefined || coming.size > 0) return { state: 'waiting' }

  const singly = [...byId.values()].map(({ productId }) => productId)
  const mayBeSold = ({ productId }: WantedItem) =>
    failed.has(String(productId)) || singly.some((id) => sameId(id, productId))
  return mapData(offers, (sold) =>
    repeatLines(items, sold, ranges).map((line) =>
      isGone(line, sold) && mayBeSold(line.item)
        ? { state: 'missing', item: line.item, reason: 'notInPacks' }
        : line,
    ),
  )
}
