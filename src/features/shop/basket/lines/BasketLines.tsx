import { useCallback, useRef, useState } from 'react'
import type { Basket, BasketItem, Validity } from '#data/basket/basket'
import { useReturnBasketItemMutation, useSetBasketQuantityMutation } from '#data/basket/basketEditsApi'
import type { LineName } from '#data/basket/basketLines'
import { useOffersOfProducts } from '#data/catalogue/useOffersOfProducts'
import { formatMoney } from '#domain/numbers/money'
import { isDeleted } from '#domain/wasDone'
import type { SaleType } from '#data/orders/order'
import { LensQuestion } from '#parts/LensQuestion'
import { UnreadLenses } from '../../goods/UnreadLenses'
import { useLensLines } from '../../goods/useLensLines'
import { BasketGroup } from './BasketGroup'
import { groupsOf } from './basketGroups'
import { UnreadableLine } from './UnreadableLine'
import { entriesOf, isOfLine, type Removed } from './removedLines'

interface BasketLinesProps {
  basket: Basket
  type: SaleType
  faults: Validity['items']
}

/** Lists the items, grouped by product. A removed item leaves a note in its place, which can restore the item. */
export function BasketLines({ basket, type, faults }: BasketLinesProps) {
  const { items } = basket
  const offers = useOffersOfProducts(
    type,
    items.flatMap(({ productId }) => productId ?? []),
  )
  const lenses = useLensLines(items, offers)
  const [write] = useSetBasketQuantityMutation()
  const [bringBack] = useReturnBasketItemMutation()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [said, setSaid] = useState('')
  const numbers = useRef(0)

  const change = useCallback(
    (entry: Removed, state: Partial<Removed> | null) =>
      setRemoved((all) =>
        all.flatMap((other) => {
          if (other.number !== entry.number) return [other]
          return state ? [{ ...other, ...state }] : []
        }),
      ),
    [],
  )
  /** Puts a note in place of a line. */
  const note = useCallback((item: BasketItem, index: number, state: Partial<Removed>) => {
    const entry: Removed = { item, index, number: (numbers.current += 1), state: 'gone', ...state }
    setRemoved((all) => [...all.filter((one) => !isOfLine(one, item)), entry])
    return entry
  }, [])
  const onRemoved = useCallback(
    async (item: BasketItem, index: number, line: LineName) => {
      const entry = note(item, index, { state: 'leaving' })
      try {
        await write({ type, line, quantity: 0 }).unwrap()
        change(entry, { state: 'gone' })
      } catch (error) {
        change(entry, { state: 'stays', failure: error })
      }
    },
    [type, write, change, note],
  )
  const onReturned = async (entry: Removed) => {
    change(entry, { state: 'returning', failure: undefined })
    try {
      await bringBack({ type, item: entry.item, index: entry.index }).unwrap()
      change(entry, null)
    } catch (error) {
      change(entry, { state: 'gone', failure: error })
    }
  }
  const onSaid = useCallback((item: BasketItem, now: Basket | null, quantity: number) => {
    const total = now?.totalPrice ? ` Итого ${formatMoney(now.totalPrice)}` : ''
    setSaid(`${item.title}: ${quantity} шт.${total}`)
    setRemoved((all) => all.filter((one) => !isOfLine(one, item)))
  }, [])
  /**
   * Offers to restore a line that is gone after a failed write. Another tab may have removed it. Single lenses
   * are removed and added again, so a failure of the second request loses the line.
   */
  const onFailed = useCallback(
    (item: BasketItem, index: number, failure: unknown) => {
      if (type === 'mono' || isDeleted(failure)) note(item, index, { failure })
    },
    [type, note],
  )
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <UnreadLenses lenses={lenses} />
      <LensQuestion doubt={lenses.doubt} />
      <ul className="list card basket__lines" part="card" aria-label="Товары в корзине">
        {groupsOf(entriesOf(items, removed)).map(({ key, entries }) => (
          <BasketGroup
            key={key}
            entries={entries}
            basket={basket}
            type={type}
            offers={offers}
            lenses={lenses}
            faults={faults}
            onSaid={onSaid}
            onFailed={onFailed}
            onRemoved={onRemoved}
            onReturned={onReturned}
          />
        ))}
        {basket.unreadable?.map((item, index) => (
          <li key={`unreadable ${item.basketItemId} ${index}`}>
            <UnreadableLine type={type} item={item} />
          </li>
        ))}
      </ul>
    </>
  )
}
