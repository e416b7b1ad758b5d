import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { count } from '#domain/numbers/counts'
import { type Id, sameId } from '#domain/Id'
import type { Order } from '#data/orders/order'
import { Button } from '#ui/controls/Button'
import { ShowMore } from '#ui/controls/ShowMore'
import { Announced } from '#ui/states/Announced'
import { Notice } from '#ui/states/Notice'
import { RepeatAction } from '../RepeatAction'
import { OrderFilters } from './OrderFilters'
import { type OrderFilter, orderSearch, statusesOf } from './orderSearch'
import { OrderRow } from './OrderRow'

const everything: OrderFilter = { code: '', text: '' }

interface OrderListProps {
  orders: readonly Order[]
  /** Ids of the orders that are already shown above; the list repeats them only in a search. */
  above: readonly Id[]
}

/** Lists the orders that match the filters. */
export function OrderList({ orders, above }: OrderListProps) {
  const [filter, setFilter] = useState(everything)
  // Typing has priority over rendering the list.
  const applied = useDeferredValue(filter)
  const statuses = useMemo(() => statusesOf(orders), [orders])
  const search = useMemo(() => orderSearch(orders), [orders])
  const isFiltered = applied.code !== '' || applied.text !== ''
  const found = useMemo(
    () => search(applied).filter(({ id }) => isFiltered || !above.some((shown) => sameId(shown, id))),
    [search, applied, isFiltered, above],
  )
  const field = useRef<HTMLInputElement>(null)
  const onReset = () => {
    setFilter(everything)
    // The button is about to disappear, so the field takes the focus.
    field.current?.focus()
  }
  return (
    <>
      <OrderFilters filter={filter} statuses={statuses} onChanged={setFilter} field={field} />
      <p className={isFiltered ? 'small soft' : 'visually-hidden'} role="status">
        {isFiltered && `Найдено: ${count(found.length, ['заказ', 'заказа', 'заказов'])}`}
      </p>
      {above.length > 0 && !isFiltered && <p className="small soft">Активные заказы показаны выше.</p>}
      {found.length > 0 ? (
        // The key resets the list to its first page for each new search.
        <ShowMore key={`${applied.code} ${applied.text}`} items={found} keyOf={({ id }) => id}>
          {(order) => <RepeatableRow order={order} />}
        </ShowMore>
      ) : (
        isFiltered && (
          <div className="state">
            <p className="h3">Ничего не нашлось</p>
            <p>Проверьте номер или выберите другой статус.</p>
            <Button variant="secondary" onClick={onReset}>
              Показать все заказы
            </Button>
          </div>
        )
      )}
    </>
  )
}

/** Shows a past order, with 'Повторить' beside it if the shop allows that. */
const RepeatableRow = memo(function RepeatableRow({ order }: { order: Order }) {
  const [outcome, setOutcome] = useState<string>()
  if (!order.isRepeatable) return <OrderRow order={order} />
  return (
    <div className="order-line">
      <OrderRow order={order} />
      <RepeatAction inRow order={order} onDone={setOutcome} />
      <Announced>{outcome !== undefined && <Notice tone="done">{outcome}</Notice>}</Announced>
    </div>
  )
})
