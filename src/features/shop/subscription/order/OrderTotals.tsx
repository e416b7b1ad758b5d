import { formatMoney } from '#domain/numbers/money'
import { minus, WITHOUT_UNSHOWN } from '#domain/numbers/sums'
import { PointsAmount } from '#parts/PointsAmount'
import { Total, Totals } from '#ui/Totals'
import { fullPrice } from '#data/subscription/editedOrder'
import type { SubscriptionOrder } from '#data/subscription/subscription'

/**
 * Shows the price of the order, which follows every change at once. Rows that do not lead to the total are
 * left out (contract 12.2); with missing lines nobody can tell.
 */
export function OrderTotals({ order }: { order: SubscriptionOrder }) {
  const { totalPrice, discountValue, points } = order
  if (totalPrice === null) return null
  const { sum, isShort } = fullPrice(order)
  const discount = { ...totalPrice, value: discountValue }
  const isRight =
    isShort ||
    (sum?.currency === totalPrice.currency && minus(minus(sum, discount), totalPrice).value === 0)
  return (
    <Totals>
      {sum && isRight && (
        <Total name="Товары">
          {formatMoney(sum)}
          {isShort && <span className="small soft"> {WITHOUT_UNSHOWN}</span>}
        </Total>
      )}
      {discountValue > 0 && isRight && (
        <Total name="Скидка по подписке">{formatMoney({ ...discount, value: -discountValue })}</Total>
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
