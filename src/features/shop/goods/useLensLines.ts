import { useMemo } from 'react'
import type { BasketItem } from '#data/basket/basket'
import { isLens } from '#data/basket/basket'
import { isOfLenses, isPowerKnown } from '#data/catalogue/lensOffers'
import { useLensRanges } from '#data/catalogue/useLensRanges'
import type { Offer } from '#data/catalogue/product'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { eyeOfLens } from '#data/lenses/eyeOfLens'
import { lensDoubt, type LensDoubt } from '#data/lenses/lensDoubt'
import { useWornLenses } from '#data/lenses/useWornLenses'
import type { Eye } from '#domain/lens'
import { lookup } from '#domain/lookup'

/** The known data of the lens in a line. */
export interface KnownLine {
  offer: Offer | undefined
  eye: Eye | undefined
  /** True while the offer or the eye may still load. */
  isComing: boolean
  /** True if everything has loaded and the power is still unknown, so that nobody knows what is bought. */
  isUnshown: boolean
}

export interface LensLines {
  lineOf: (item: BasketItem) => KnownLine
  doubt: LensDoubt | undefined
  /** True while a power may still load. */
  isComing: boolean
  /** True if powers failed to load, so that lines cannot be distinguished: those of two eyes look equal then. */
  isUnread: boolean
  /** True if there is a lens whose power cannot be shown. */
  isUnshown: boolean
  /** Repeats the failed requests. */
  retry: () => void
}

const UNKNOWN: KnownLine = { offer: undefined, eye: undefined, isComing: false, isUnshown: false }

const offerOf = ({ offerId }: BasketItem, { byId }: KnownOffers): Offer | undefined =>
  offerId === null ? undefined : byId.get(String(offerId))

/**
 * Returns the eye and the power for the lines of a basket, based on the lenses that the customer wears, and
 * the doubt about them that the customer is asked to settle.
 */
export function useLensLines(items: readonly BasketItem[], offers: KnownOffers): LensLines {
  const { worn, isComing: isWornComing } = useWornLenses(items.some(isLens))
  // Some lenses are made without a power. If an offer has none, the range of the product tells whether that
  // is the case.
  const unsure = items.flatMap((item) => {
    const offer = offerOf(item, offers)
    return offer && !isPowerKnown(offer) ? offer.productId : []
  })
  const { ranges, retry } = useLensRanges(unsure)
  return useMemo(() => {
    const rangeOf = ({ productId }: Offer) => ranges && lookup(ranges, String(productId))
    const lines = new Map(
      items.map((item): [BasketItem, KnownLine] => {
        const offer = offerOf(item, offers)
        const sold = offer && isOfLenses(offer) ? offer : undefined
        const isOfferComing = item.offerId !== null && offers.coming.has(String(item.productId))
        const isUnshown = offer ? !isPowerKnown(offer, rangeOf(offer)) : isLens(item)
        const isComing = isOfferComing || (ranges === undefined && isUnshown)
        return [
          item,
          {
            offer: sold,
            eye: sold && eyeOfLens(sold, worn),
            isComing: isComing || (sold !== undefined && isWornComing),
            isUnshown: isUnshown && !isComing,
          },
        ]
      }),
    )
    const known = [...lines]
    return {
      lineOf: (item) => lines.get(item) ?? UNKNOWN,
      doubt: lensDoubt(
        known.map(([{ quantity }, { offer }]) => ({ sphere: offer?.sphere ?? null, quantity })),
        worn,
      ),
      isComing: offers.coming.size > 0 || ranges === undefined,
      isUnread: areUnread(items, offers) || (ranges !== undefined && unsure.some((id) => !(id in ranges))),
      isUnshown: known.some(([, { isUnshown }]) => isUnshown),
      retry: () => {
        offers.refetch()
        retry()
      },
    }
    // A new array of the same products does not change the result.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [items, offers, worn, isWornComing, ranges])
}

const areUnread = (items: readonly BasketItem[], { failed }: KnownOffers): boolean =>
  items.some(
    (item) =>
      item.offerId !== null &&
      failed.has(String(item.productId)) &&
      (isLens(item) || items.some((other) => other !== item && other.title === item.title)),
  )
