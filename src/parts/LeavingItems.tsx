import { isLens, type BasketItem } from '../data/basket/basket'
import { useItemsInWords } from '../data/basket/useItemsInWords'

/** 'Из корзины уйдёт: Ясно День, OD −2,75, 3 шт'; renders nothing if no item is removed. */
export function LeavingItems({ items }: { items: readonly BasketItem[] }) {
  const words = useItemsInWords(items, isLens)
  return words.length > 0 && <p>Из корзины уйдёт: {words.join('; ')}</p>
}
