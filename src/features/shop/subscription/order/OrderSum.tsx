import type { SubscriptionOrder } from '#data/subscription/subscription'
import { Button } from '#ui/controls/Button'
import { formatMoney } from '#domain/numbers/money'
import { minus, WITHOUT_UNSHOWN } from '#domain/numbers/sums'
import { PointsAmount } from '#parts/PointsAmount'
import { Total, Totals } from '#ui/Totals'
import { fullPrice } from '#data/subscription/editedOrder'
import { useLock } from './useLock'

interface OrderSumProps {
  order: SubscriptionOrder
  onConfirm: () => void
}

/** Shows the price of the next order, with the button that confirms it. */
export function OrderSum({ order, onConfirm }: OrderSumProps) {
  const isOpen = useLock(order) === undefined && !order.hasUnreadable
  if (order.totalPrice === null && !isOpen) return null
  return (
    <section className="card order-sum" part="card" aria-label="Стоимость заказа">
      <OrderTotals order={order} />
      {isOpen && (
        <Button loads onClick={onConfirm}>
          Подтвердить заказ
        </Button>
      )}
    </section>
  )
}

/**
 * Shows the price of the order, which follows every change at once. Rows that do not lead to the total are
 * left out (contract 12.2); with missing lines nobody can tell.
 */
function OrderTotals({ order }: { order: SubscriptionOrder }) {
  const { totalPrice, discountValue, points } = order
  if (totalPrice === null) return null
  const { sum, isShort } = fullPrice(order)
  const discount = { ...totalPrice, value: discountValue }
  const isRight =
    isShort || (sum?.currency === totalPrice.currency && minus(minus(sum, discount), totalPrice).value === 0)
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
