import { EYES, formatPower } from '../../domain/lens'
import { isOfLenses } from '../catalogue/lensOffers'
import { useOffersOfProducts } from '../catalogue/useOffersOfProducts'
import { eyeOfLens } from '../lenses/eyeOfLens'
import { useWornLenses } from '../lenses/useWornLenses'
import type { OrderItem, SaleType } from '../orders/order'
import { itemInWords } from './basket'

type Sold = Pick<OrderItem, 'productId' | 'offerId' | 'title' | 'quantity' | 'isUnreadable'>

/** The words for an item that cannot be read, in a list of items. */
export const UNSEEN_ITEM = 'товар, который не удалось показать'

/**
 * Describes each item in one line, lenses with their eye if only one matches: 'Ясно День, OD −2,75, 3 шт'.
 */
export function useItemsInWords<Item extends Sold>(
  items: readonly Item[],
  isLens: (item: Item) => boolean,
  type: SaleType = 'eshop',
): string[] {
  const lenses = items.filter((item) => item.offerId !== null && isLens(item))
  const offers = useOffersOfProducts(
    type,
    lenses.flatMap(({ productId }) => productId ?? []),
  )
  const { worn } = useWornLenses(lenses.length > 0)
  return items.map((item) => {
    if (item.isUnreadable) return UNSEEN_ITEM
    const offer = lenses.includes(item) ? offers.byId.get(String(item.offerId)) : undefined
    const eye = offer && isOfLenses(offer) ? eyeOfLens(offer, worn) : undefined
    if (!offer || !eye) return itemInWords(item)
    return itemInWords({ ...item, title: `${item.title}, ${EYES[eye].mark} ${formatPower(offer.sphere)}` })
  })
}
