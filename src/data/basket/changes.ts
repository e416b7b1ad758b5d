import type { Id } from '../../domain/Id'
import { formatMoney } from '../../domain/numbers/money'
import { PERIODS } from '../subscription/period'
import type { Basket, BasketItem } from './basket'

export interface BasketChange {
  /** Offer of the changed line; null for a change of the whole basket. */
  offerId: Id | null
  title: string
  was: string
  is: string
}

const keyOf = ({ offerId, basketItemId }: BasketItem) => String(offerId ?? `item ${basketItemId}`)

const inWords = (item: BasketItem | undefined): string =>
  item ? `${item.quantity}\u00a0шт${item.price ? ` по ${formatMoney(item.price)}` : ''}` : 'нет'

const together = (items: readonly BasketItem[]) => {
  const known = new Map<string, BasketItem>()
  for (const item of items) {
    const same = known.get(keyOf(item))
    known.set(keyOf(item), same ? { ...same, quantity: same.quantity + item.quantity } : item)
  }
  return known
}

/**
 * Returns the differences between the basket that the customer has seen and the current one: lines, prices,
 * period and total.
 */
export function changesOf(seen: Basket, now: Basket): BasketChange[] {
  const before = together(seen.items)
  const after = together(now.items)
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const was = inWords(before.get(key))
    const is = inWords(after.get(key))
    const item = after.get(key) ?? before.get(key)
    return item ? [{ offerId: item.offerId, title: item.title, was, is }] : []
  })
  const total = ({ totalPrice }: Basket) => (totalPrice ? formatMoney(totalPrice) : '—')
  const period = ({ deliveryPeriod }: Basket) =>
    deliveryPeriod ? PERIODS[deliveryPeriod] : deliveryPeriod === null ? 'нет' : 'не удалось показать'
  return [
    ...lines,
    { offerId: null, title: 'Подписка', was: period(seen), is: period(now) },
    { offerId: null, title: 'Итого', was: total(seen), is: total(now) },
  ].filter(({ was, is }) => was !== is)
}
