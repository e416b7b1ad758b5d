import type { SubscriptionOrder } from '#data/subscription/subscription'
import { Button } from '#ui/controls/Button'
import { OrderTotals } from './OrderTotals'
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
