import { useRef, useState } from 'react'
import type { Basket, BasketItem, Validity } from '../../../data/basket/basket'
import {
  useReturnBasketItemMutation,
  useSetBasketQuantityMutation,
} from '../../../data/basket/basketEditsApi'
import { keyOfLine, nameOfLine } from '../../../data/basket/basketLines'
import { useOffersOfProducts } from '../../../data/catalogue/useOffersOfProducts'
import { sameId } from '../../../domain/Id'
import { formatMoney } from '../../../domain/money'
import type { SaleType } from '../../../domain/order'
import { BasketLine } from './BasketLine'
import { RemovedLine } from './RemovedLine'
import { entriesOf, isOfLine, type Removed } from './removedLines'

interface BasketLinesProps {
  basket: Basket
  type: SaleType
  faults: Validity['items']
}

/** The items; what was taken out leaves a note in its place, from which it comes back. */
export function BasketLines({ basket, type, faults }: BasketLinesProps) {
  const { items, maxOrderItemsCount } = basket
  const offers = useOffersOfProducts(
    type,
    items.flatMap(({ productId }) => productId ?? []),
  )
  const [write] = useSetBasketQuantityMutation()
  const [bringBack] = useReturnBasketItemMutation()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [said, setSaid] = useState('')
  const numbers = useRef(0)

  const change = (entry: Removed, state: Partial<Removed> | null) =>
    setRemoved((all) =>
      all.flatMap((other) => {
        if (other.number !== entry.number) return [other]
        return state ? [{ ...other, ...state }] : []
      }),
    )
  const onRemoved = async (item: BasketItem, index: number) => {
    const entry: Removed = { item, index, number: (numbers.current += 1), state: 'leaving' }
    setRemoved((all) => [...all.filter((one) => !isOfLine(one, item)), entry])
    try {
      await write({ type, line: nameOfLine(basket, item), quantity: 0 }).unwrap()
      change(entry, { state: 'gone' })
    } catch (error) {
      change(entry, { state: 'stays', failure: error })
    }
  }
  const onReturned = async (entry: Removed) => {
    change(entry, { state: 'returning', failure: undefined })
    try {
      await bringBack({ type, item: entry.item, index: entry.index }).unwrap()
      change(entry, null)
    } catch (error) {
      change(entry, { state: 'gone', failure: error })
    }
  }
  const onSaid = (item: BasketItem) => (now: Basket | null, quantity: number) => {
    const total = now?.totalPrice ? ` Итого ${formatMoney(now.totalPrice)}` : ''
    setSaid(`${item.title}: ${quantity} шт.${total}`)
    setRemoved((all) => all.filter((one) => !isOfLine(one, item)))
  }
  /** Single lenses are taken out and put in again: where the second call failed, the line can be brought back. */
  const onFailed = (item: BasketItem, index: number) => (failure: unknown) => {
    if (type !== 'mono') return
    const entry: Removed = { item, index, number: (numbers.current += 1), state: 'gone', failure }
    setRemoved((all) => [...all.filter((one) => !isOfLine(one, item)), entry])
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ul className="list basket__lines" aria-label="Товары в корзине">
        {entriesOf(items, removed).map((entry) => {
          if ('removed' in entry) {
            const { removed: one } = entry
            return (
              <li key={one.number}>
                <RemovedLine removed={one} onReturned={() => void onReturned(one)} />
              </li>
            )
          }
          const { item, index } = entry
          const line = nameOfLine(basket, item)
          return (
            <li key={keyOfLine(line)}>
              <BasketLine
                type={type}
                item={item}
                line={line}
                offers={offers}
                most={maxOrderItemsCount}
                faults={faults
                  .filter(({ basketItemId }) => sameId(basketItemId, item.basketItemId))
                  .flatMap(({ messages }) => messages)}
                onSaid={onSaid(item)}
                onFailed={onFailed(item, index)}
                onRemoved={() => void onRemoved(item, index)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
