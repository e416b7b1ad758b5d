import { memo } from 'react'
import { itemsInWords } from '#data/orders/itemsInWords'
import { formatDate } from '#domain/dates/dates'
import { formatMoney, UNSHOWN_SUM } from '#domain/numbers/money'
import { joinedByDots } from '#domain/text/joinedByDots'
import { numberOr } from '#domain/text/numbered'
import type { Order } from '#data/orders/order'
import { Anchor } from '#ui/controls/Anchor'
import { Icon } from '#ui/Icon'
import { PictureThumb } from '#ui/PictureThumb'
import { OrderStatus } from '../OrderStatus'
import { orderPath } from '#data/orders/activeOrder'

/**
 * Shows an order in a list; the whole row is a link. It is memoized, so that a growing list does not render
 * it again.
 */
export const OrderRow = memo(function OrderRow({ order }: { order: Order }) {
  const { number, createdAt, saleType, items, itemsCount, status, totalPrice } = order
  const facts = [formatDate(createdAt), itemsInWords(itemsCount)]
  return (
    <Anchor to={orderPath(order)} className="item order">
      <PictureThumb address={items.find(({ picture }) => picture !== null)?.picture ?? null} icon="box" />
      <span className="item__main">
        <span className="row">
          <span className="strong">{numberOr('Заказ', number)}</span>
          <OrderStatus status={status} />
        </span>
        <span className="small soft">
          {joinedByDots([...facts, saleType === 'mono' && 'линзы поштучно'])}
        </span>
        <span className="small order__titles">{items.flatMap(({ title }) => title || []).join(', ')}</span>
      </span>
      {totalPrice ? (
        <span className="num">{formatMoney(totalPrice)}</span>
      ) : (
        <span className="small soft">{UNSHOWN_SUM}</span>
      )}
      <Icon name="right" size={20} />
    </Anchor>
  )
})
