import type { Id } from '../../domain/Id'
import { sameId } from '../../domain/Id'
import { mapData, remoteData, valueOf, type RemoteData } from '../../domain/remoteData'
import { isOfLenses } from '../catalogue/lensOffers'
import type { Offer } from '../catalogue/product'
import { useLensRangesQuery } from '../catalogue/lensRangesApi'
import { useAllOffersOf, useOffersOfProducts } from '../catalogue/useOffersOfProducts'
import { repeatLines, type RepeatLine, type WantedItem } from './repeat'

const productsOf = (
  lines: readonly RepeatLine[] | undefined,
  isMeant: (line: RepeatLine) => boolean,
): readonly Id[] => lines?.flatMap((line) => (isMeant(line) ? (line.item.productId ?? []) : [])) ?? []

/** Something of which the shop sells no packs at all. */
const isGone = (line: RepeatLine, sold: readonly Offer[]): boolean =>
  line.state === 'missing' &&
  line.reason === 'gone' &&
  !sold.some(({ productId }) => sameId(productId, line.item.productId))

/**
 * What of the items can be bought again. What lenses are made in is read where the offers do not decide it, and
 * whether something is sold by single lenses before it is said to be gone.
 */
export function useRepeatLines(items: readonly WantedItem[]): RemoteData<RepeatLine[]> {
  const offers = remoteData(
    useAllOffersOf(
      'eshop',
      // Unreadable items match no offer.
      items.flatMap(({ productId, isUnreadable }) => (isUnreadable ? [] : [productId])),
    ),
  )
  const byOffers = valueOf(mapData(offers, (sold) => repeatLines(items, sold)))
  const unsure = productsOf(byOffers, (line) => line.state === 'choose' && line.offers.some(isOfLenses))
  const gone = productsOf(byOffers, (line) => isGone(line, valueOf(offers) ?? []))
  const ranges = remoteData(useLensRangesQuery(unsure, { skip: unsure.length === 0 }))
  const { byId, coming, failed } = useOffersOfProducts('mono', gone)
  if ((unsure.length > 0 && ranges.state === 'waiting') || coming.size > 0) return { state: 'waiting' }

  const singly = [...byId.values()].map(({ productId }) => productId)
  const mayBeSold = ({ productId }: WantedItem) =>
    failed.has(String(productId)) || singly.some((id) => sameId(id, productId))
  return mapData(offers, (sold) =>
    repeatLines(items, sold, valueOf(ranges)).map((line) =>
      isGone(line, sold) && mayBeSold(line.item)
        ? { state: 'missing', item: line.item, reason: 'notInPacks' }
        : line,
    ),
  )
}
