import { UNREADABLE, type Basket, type BasketItem, type Validity } from '../basket/basket'
import type { ApiError } from '../../domain/ApiError'
import { fieldOf } from '../../domain/fieldOf'
import { sameId } from '../../domain/Id'

const named = (item: BasketItem | undefined, message: string): string =>
  item === undefined || message.includes(item.title) ? message : `${item.title}: ${message}`

/** Returns the reasons why the basket cannot be ordered, each with the name of its item. */
export function obstaclesOf(basket: Basket, { isValid, messages, items }: Validity): string[] {
  if (basket.hasUnreadable) return [`${UNREADABLE}. Проверьте корзину`]
  if (basket.items.length === 0) return ['В корзине пусто']
  if (isValid) return []
  const ofItems = items.flatMap(({ basketItemId, messages }) => {
    const item = basket.items.find((one) => sameId(one.basketItemId, basketItemId))
    return messages.map((message) => named(item, message))
  })
  const all = [...messages, ...ofItems]
  return all.length > 0 ? [...new Set(all)] : ['Проверьте товары в корзине']
}

/** Returns the messages of a 422 answer about single lines, whose fields look like `items.1.offer_id`, each once. */
export function refusedItems({ items }: Basket, error: ApiError): string[] {
  if (error.kind !== 'invalid') return []
  const lines = items.map((_, place) => `items.${place}`)
  const all = Object.entries(error.fields).flatMap(([said, message]) => {
    const line = fieldOf(said, lines)
    return line === undefined ? [] : [named(items[lines.indexOf(line)], message)]
  })
  return [...new Set(all)]
}
