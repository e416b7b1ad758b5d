import { useMemo } from 'react'
import type { BasketItem } from '#data/basket/basket'
import { isLens } from '#data/basket/basket'
import { isOfLenses } from '#data/catalogue/lensOffers'
import type { Offer } from '#data/catalogue/product'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { eyeOfLens } from '#data/lenses/eyeOfLens'
import { lensDoubt } from '#data/lenses/lensDoubt'
import { useWornLenses } from '#data/lenses/useWornLenses'
import type { Eye } from '#domain/lens'

/** What is known of the lens in a line. */
export interface KnownLine {
  offer: Offer | undefined
  eye: Eye | undefined
  /** Whether either of them may still come. */
  isComing: boolean
}

const UNKNOWN: KnownLine = { offer: undefined, eye: undefined, isComing: false }

/** Eye and power of the lines of a basket, by the lenses that the customer wears, and what to ask about them. */
export function useLensLines(items: readonly BasketItem[], offers: KnownOffers) {
  const { worn, isComing: isWornComing } = useWornLenses(items.some(isLens))
  return useMemo(() => {
    const lines = new Map(
      items.map((item): [BasketItem, KnownLine] => {
        const offer = item.offerId === null ? undefined : offers.byId.get(String(item.offerId))
        const sold = offer && isOfLenses(offer) ? offer : undefined
        const isOfferComing = item.offerId !== null && offers.coming.has(String(item.productId))
        const isComing = isOfferComing || (sold !== undefined && isWornComing)
        return [item, { offer: sold, eye: sold && eyeOfLens(sold, worn), isComing }]
      }),
    )
    const sold = [...lines].map(([{ quantity }, { offer }]) => ({ sphere: offer?.sphere ?? null, quantity }))
    return {
      lineOf: (item: BasketItem) => lines.get(item) ?? UNKNOWN,
      doubt: lensDoubt(sold, worn),
    }
  }, [items, offers, worn, isWornComing])
}

/**
 * Tells whether lines cannot be told apart, because the offers with their powers could not be read: two eyes are two
 * equal lines then.
 */
export const areUnread = (items: readonly BasketItem[], { failed }: KnownOffers): boolean =>
  items.some(
    (item) =>
      item.offerId !== null &&
      failed.has(String(item.productId)) &&
      (isLens(item) || items.some((other) => other !== item && other.title === item.title)),
  )
