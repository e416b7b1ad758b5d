import type { Order } from '#data/orders/order'
import { packInWords } from '#data/catalogue/product'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { OrderLine } from './OrderLine'
import { OrderPowers } from './OrderPowers'

/** Lists the items of an order with pictures, pack sizes and lens parameters. */
export function OrderItems({ order: { items, saleType } }: { order: Order }) {
  return (
    <ul className="list">
      {items.map((item, index) => (
        <OrderLine
          key={index}
          item={item}
          pack={item.params.length > 0 ? `Упаковка ${packInWords(item.params)} · ` : ''}
          powers={<OrderPowers item={item} type={saleType ?? 'eshop'} />}
          picture={
            <Picture address={item.picture}>
              <Icon name={item.params.some(({ unit }) => unit === 'ml') ? 'bottle' : 'lens'} size={20} />
            </Picture>
          }
        />
      ))}
    </ul>
  )
}
