import { formatMoney, UNSHOWN_SUM } from '#domain/numbers/money'
import { WITHOUT_UNSHOWN } from '#domain/numbers/sums'
import type { Order } from '#data/orders/order'
import { orderSums } from '#data/orders/orderSums'
import { PointsAmount } from '#parts/PointsAmount'
import { Total, Totals } from '#ui/Totals'

/** Shows the sum of the lines, and the discounts and costs that lead to the total. */
export function OrderSums({ order }: { order: Order }) {
  const { totalPrice, points } = order
  const sums = orderSums(order)
  return (
    <Totals>
      {sums && sums.rest?.value !== 0 && (
        <Total name="Товары">
          {formatMoney(sums.goods)}
          {!sums.rest && <span className="small soft"> {WITHOUT_UNSHOWN}</span>}
        </Total>
      )}
      {sums?.rest && sums.rest.value !== 0 && (
        <Total name="Доставка и скидки">{formatMoney(sums.rest)}</Total>
      )}
      <Total name="Итого" isSum>
        {totalPrice ? formatMoney(totalPrice) : <span className="small soft">{UNSHOWN_SUM}</span>}
      </Total>
      {points > 0 && (
        <Total name="Баллы">
          <PointsAmount value={points} />
        </Total>
      )}
    </Totals>
  )
}
