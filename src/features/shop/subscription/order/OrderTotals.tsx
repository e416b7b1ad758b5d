import { formatMoney } from '#domain/numbers/money'
import { WITHOUT_UNSHOWN } from '#domain/numbers/sums'
import { PointsAmount } from '#parts/PointsAmount'
import { Total, Totals } from '#ui/Totals'
import { fullPrice } from '#data/subscription/editedOrder'
import type { SubscriptionOrder } from '#data/subscription/subscription'

/** Shows the price of the order, which follows every change at once. */
export function OrderTotals({ order }: { order: SubscriptionOrder }) {
  const { totalPrice, discountValue, points } = order
  if (totalPrice === null) return null
  const { sum, isShort } = fullPrice(order)
  return (
    <Totals>
      {sum && (
        <Total name="Товары">
          {formatMoney(sum)}
          {isShort && <span className="small soft"> {WITHOUT_UNSHOWN}</span>}
        </Total>
      )}
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
