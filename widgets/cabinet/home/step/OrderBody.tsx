import { deliveryInWords, type ActiveOrder } from '#data/orders/activeOrder'
import { formatDay } from '#domain/dates/dates'
import { formatMoney } from '#domain/numbers/money'
import { OrderLine } from '#features/shop/orders/OrderLine'

/** Number of items that the card lists. */
const SHOWN = 2

/** Shows the content of an order and its next event. */
export function OrderBody({ order }: { order: ActiveOrder }) {
  const { items, delivery, createdAt, payment, totalPrice } = order
  const more = items.length - SHOWN
  return (
    <>
      <ul className="list now__items">
        {items.slice(0, SHOWN).map((item, place) => (
          <OrderLine key={place} item={item} />
        ))}
      </ul>
      <p className="soft">
        {more > 0 && `И ещё товаров: ${more}. `}
        {payment?.isLinkAvailable === true
          ? [
              totalPrice && `К оплате ${formatMoney(totalPrice)}`,
              createdAt !== null && `оформлен ${formatDay(createdAt)}`,
            ]
              .filter(Boolean)
              .join(', ')
          : delivery && deliveryInWords(delivery)}
      </p>
    </>
  )
}
