import { useState } from 'react'
import { sameId } from '../../domain/Id'
import { remoteData, valueOf, type RemoteData } from '../../domain/remoteData'
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
 * lenses only before an item is reported as gone; what was known before stays meanwhile.
 */
export function useRepeatLines(items: readonly WantedItem[]): RemoteData<RepeatLine[]> {
  // Unreadable items match no offer, so they are skipped.
  const products = items.flatMap(({ productId, isUnreadable }) => (isUnreadable ? [] : [productId]))
  const offers = remoteData(useAllOffersOf('eshop', products))
  const all = valueOf(offers)
  const { ranges } = useLensRanges(productsWhere(items, all, isUnsure))
  const { byId, coming, failed } = useOffersOfProducts('mono', productsWhere(items, all, isGone))
  const singly = [...byId.values()].map(({ productId }) => productId)
  const mayBeSold = ({ productId }: WantedItem) =>
    failed.has(String(productId)) || singly.some((id) => sameId(id, productId))
  const isComing = ranges === undefined || coming.size > 0
  const now =
    all === undefined || isComing
      ? undefined
      : repeatLines(items, all, ranges).map((line): RepeatLine =>
          isGone(line, all) && mayBeSold(line.item)
            ? { state: 'missing', item: line.item, reason: 'notInPacks' }
            : line,
        )
  const known = useLastKnown(now, products.join())
  if (offers.state !== 'known') return offers
  return known ? { ...offers, value: known } : { state: 'waiting' }
}

/**
 * Returns what is known, or what was known last of the same products: newer offers may need a further read, and what was
 * chosen among the earlier ones stays on the screen until it has come.
 */
function useLastKnown<Known>(now: Known | undefined, of: string): Known | undefined {
  const content = now && JSON.stringify(now)
  const [last, setLast] = useState({ known: now, content, of })
  if (content !== undefined && content !== last.content) setLast({ known: now, content, of })
  return now ?? (last.of === of ? last.known : undefined)
}
