import { formatMoney } from '../../../../domain/money'
import { PointsAmount } from '../../../../ui/PointsAmount'
import { fullPrice } from '../../../../data/subscription/editedOrder'
import type { SubscriptionOrder } from '../../../../data/subscription/subscription'

/** What the order costs; it follows every change at once. */
export function OrderTotals({ order }: { order: SubscriptionOrder }) {
  const { totalPrice, discountValue, points } = order
  if (totalPrice === null) return null
  return (
    <dl className="totals">
      <div>
        <dt>Товары</dt>
        <dd className="num">{formatMoney({ ...totalPrice, value: fullPrice(order) })}</dd>
      </div>
      {discountValue > 0 && (
        <div>
          <dt>Скидка по подписке</dt>
          <dd className="num">{formatMoney({ ...totalPrice, value: -discountValue })}</dd>
        </div>
      )}
      <div className="strong">
        <dt>Итого</dt>
        <dd className="num">
          <span role="status">{formatMoney(totalPrice)}</span>
        </dd>
      </div>
      {points > 0 && (
        <div>
          <dt>Начислим</dt>
          <dd>
            <PointsAmount value={points} />
          </dd>
        </div>
      )}
    </dl>
  )
}
