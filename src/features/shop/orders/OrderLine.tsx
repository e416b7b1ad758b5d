import type { ReactNode } from 'react'
import { joinedByDots } from '#domain/text/joinedByDots'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { times } from '#domain/numbers/sums'
import type { OrderItem } from '#data/orders/order'
import { Anchor } from '#ui/controls/Anchor'
import { Icon } from '#ui/Icon'

interface OrderLineProps {
  item: OrderItem
  /** Replaces the icon of a lens. */
  picture?: ReactNode
  /** The sign of the eye, which replaces the picture. */
  mark?: ReactNode
  /** The eye and the power, which are shown above the title. */
  power?: ReactNode
  /** URL of the product's page; undefined if it has none. */
  href?: string | undefined
  /** Further details before the quantity: 'BC 8,6 · 6 шт в упаковке'. */
  details?: string
}

/** Shows one item of an order and its price. */
export function OrderLine({
  item: { title, quantity, price, isUnreadable },
  picture,
  mark,
  power,
  href,
  details = '',
}: OrderLineProps) {
  if (isUnreadable)
    return <li className="item soft">Не удалось показать товар{title === '' ? '' : ` «${title}»`}</li>
  return (
    <li className="item">
      {mark ?? <span className="thumb thumb--s">{picture || <Icon name="lens" size={20} />}</span>}
      <span className="item__main">
        {power}
        <span>{href === undefined ? title : <Anchor href={href}>{title}</Anchor>}</span>
        <span className="small soft">
          {joinedByDots([
            details,
            `${quantity}\u00a0шт${price && quantity > 1 ? ` по ${formatMoney(price)}` : ''}`,
          ])}
        </span>
      </span>
      {price ? (
        <span className="num">{formatMoney(times(price, quantity))}</span>
      ) : (
        <span className="small soft">{UNSHOWN_PRICE}</span>
      )}
    </li>
  )
}
