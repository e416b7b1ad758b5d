import type { Id } from '../../domain/Id'
import { formatMoney } from '../../domain/money'
import { PERIODS } from '../../domain/subscription'
import type { Basket, BasketItem } from './basket'

export interface BasketChange {
  /** Of which line; null for the basket as a whole. */
  offerId: Id | null
  title: string
  was: string
  is: string
}

const keyOf = ({ offerId, basketItemId }: BasketItem) => String(offerId ?? `item ${basketItemId}`)

const inWords = (item: BasketItem | undefined): string =>
  item ? `${item.quantity} шт${item.price ? ` по ${formatMoney(item.price)}` : ''}` : 'нет'

const together = (items: readonly BasketItem[]) => {
  const known = new Map<string, BasketItem>()
  for (const item of items) {
    const same = known.get(keyOf(item))
    known.set(keyOf(item), same ? { ...same, quantity: same.quantity + item.quantity } : item)
  }
  return known
}

/** What differs between the basket that the customer has seen and the one there is: lines, prices, period, total. */
export function changesOf(seen: Basket, now: Basket): BasketChange[] {
  const before = together(seen.items)
  const after = together(now.items)
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const was = inWords(before.get(key))
    const is = inWords(after.get(key))
    const item = after.get(key) ?? before.get(key)
    return was === is || !item ? [] : [{ offerId: item.offerId, title: item.title, was, is }]
  })
  const whole = (title: string, inWords: (basket: Basket) => string): BasketChange[] => {
    const [was, is] = [inWords(seen), inWords(now)]
    return was === is ? [] : [{ offerId: null, title, was, is }]
  }
  return [
    ...lines,
    ...whole('Подписка', ({ deliveryPeriod }) => (deliveryPeriod ? PERIODS[deliveryPeriod] : 'нет')),
    ...whole('Итого', ({ totalPrice }) => (totalPrice ? formatMoney(totalPrice) : '—')),
  ]
}
