import { formatMoney } from '#domain/numbers/money'
import { PointsAmount } from '#parts/PointsAmount'
import { Total, Totals } from '#ui/Totals'
import { fullPrice } from '#data/subscription/editedOrder'
import type { SubscriptionOrder } from '#data/subscription/subscription'

/** Shows the cost of the order; it follows every change at once. */
export function OrderTotals({ order }: { order: SubscriptionOrder }) {
  const { totalPrice, discountValue, points } = order
  if (totalPrice === null) return null
  return (
    <Totals>
      <Total name="Товары">{formatMoney({ ...totalPrice, value: fullPrice(order) })}</Total>
      {discountValue > 0 && (
        <Total name="Скидка по подписке">{formatMoney({ ...totalPrice, value: -discountValue })}</Total>
      )}
      <Total name="Итого" isSum>
        <span role="status">{formatMoney(totalPrice)}</span>
      </Total>
      {points > 0 && (
        <Total name="Начислим">
          <PointsAmount value={points} />
        </Total>
      )}
    </Totals>
  )
}
