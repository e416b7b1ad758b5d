import type { ReactNode } from 'react'
import type { Basket } from '#data/basket/basket'
import { rowsOf } from '#data/basket/totals'
import { count } from '#domain/numbers/counts'
import { formatMoney, UNSHOWN_SUM, type Money } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import { StyleSheet } from '#ui/StyleSheet'
import css from './sums.css'

interface TotalsProps {
  basket: Basket
  /** Whether a write is under way: the sums are still the old ones. */
  isBusy: boolean
  /** Rows of further costs, such as the delivery. */
  children?: ReactNode
  /** The sum with these costs. It replaces the basket's own. */
  total?: { title: string; value: Money | null; note: string | undefined }
}

/** Shows the cost of the basket as the server counts it (contract 12.2). */
export function Totals({ basket, isBusy, children, total }: TotalsProps) {
  const { cashbackValue } = basket
  const { title, value, note } = total ?? { title: 'Итого', value: basket.totalPrice, note: undefined }
  return (
    <div className="basket-totals" aria-busy={isBusy}>
      <StyleSheet href={css} />
      <dl>
        {rowsOf(basket).map((row, index) => (
          <div key={index}>
            <dt>{row.title}</dt>
            <dd className="num">{formatMoney(row.value)}</dd>
          </div>
        ))}
        {children}
        <div className="basket-totals__sum">
          <dt>{title}</dt>
          {value ? (
            <dd className="num">
              {formatMoney(value)}
              {note !== undefined && <span className="small soft"> {note}</span>}
            </dd>
          ) : (
            <dd className="small soft">{UNSHOWN_SUM}</dd>
          )}
        </div>
      </dl>
      {cashbackValue > 0 && <p className="coin">Начислим {count(cashbackValue, POINTS)}</p>}
    </div>
  )
}
