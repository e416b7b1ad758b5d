import type { ReactNode } from 'react'
import type { Basket } from '../../../data/basket/basket'
import { rowsOf } from '../../../data/basket/totals'
import { count } from '../../../domain/counts'
import { formatMoney } from '../../../domain/money'
import { POINTS } from '../../../domain/points'
import { StyleSheet } from '../../../ui/StyleSheet'
import css from './basketPage.css'

interface TotalsProps {
  basket: Basket
  /** A write is under way: the sums are still the old ones. */
  isBusy: boolean
  /** What else is paid for: the delivery. */
  children?: ReactNode
}

/** What the basket costs, as the server counts it (contract 12.2). */
export function Totals({ basket, isBusy, children }: TotalsProps) {
  const { totalPrice, cashbackValue } = basket
  return (
    <div className="basket-totals" aria-busy={isBusy}>
      <StyleSheet href={css} />
      <dl>
        {rowsOf(basket).map(({ title, value }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd className="num">{formatMoney(value)}</dd>
          </div>
        ))}
        {totalPrice && (
          <div className="basket-totals__sum">
            <dt>Итого</dt>
            <dd className="num">{formatMoney(totalPrice)}</dd>
          </div>
        )}
        {children}
      </dl>
      {cashbackValue > 0 && <p className="coin">Начислим {count(cashbackValue, POINTS)}</p>}
    </div>
  )
}
