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
  /** True while a write is pending, when the sums are out of date. */
  isBusy: boolean
  /** Rows of further costs, such as the delivery. */
  children?: ReactNode
  /** True if the total is shown elsewhere, together with these costs. */
  isSumApart?: boolean
}

/** Shows the cost of the basket as the server calculates it (contract 12.2). */
export function Totals({ basket, isBusy, children, isSumApart = false }: TotalsProps) {
  const { cashbackValue, totalPrice } = basket
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
        {!isSumApart && <Sum title="Итого" value={totalPrice} />}
      </dl>
      {cashbackValue > 0 && <p className="coin">Начислим {count(cashbackValue, POINTS)}</p>}
    </div>
  )
}

interface SumProps {
  title: string
  value: Money | null
  note?: string | undefined
}

/** The last row of a list of costs. */
export function Sum({ title, value, note }: SumProps) {
  return (
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
  )
}
