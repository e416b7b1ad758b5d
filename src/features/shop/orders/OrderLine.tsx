import type { ReactNode } from 'react'
import { formatMoney } from '#domain/numbers/money'
import type { OrderItem } from '#data/orders/order'
import { Icon } from '#ui/Icon'

interface OrderLineProps {
  item: OrderItem
  /** Replaces the icon of a lens. */
  picture?: ReactNode
  /** The size of a pack, before the quantity: '6 шт в упаковке'. */
  pack?: string
  /** The lens parameters. */
  powers?: ReactNode
}

/** Shows one item of an order and its price. */
export function OrderLine({
  item: { title, quantity, price, isUnreadable },
  picture,
  pack,
  powers,
}: OrderLineProps) {
  if (isUnreadable)
    return <li className="item soft">Не удалось показать товар{title === '' ? '' : ` «${title}»`}</li>
  return (
    <li className="item">
      <span className="thumb thumb--s">{picture ?? <Icon name="lens" size={20} />}</span>
      <span className="item__main">
        <span>{title}</span>
        {powers}
        <span className="small soft">
          {pack}
          {quantity} шт{price && quantity > 1 && ` по ${formatMoney(price)}`}
        </span>
      </span>
      {price && <span className="num">{formatMoney({ ...price, value: price.value * quantity })}</span>}
    </li>
  )
}
