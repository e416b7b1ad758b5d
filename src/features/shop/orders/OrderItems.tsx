import type { OrderItem } from '../../../domain/order'
import { packInWords } from '../../../domain/product'
import { Icon } from '../../../ui/Icon'
import { Picture } from '../../../ui/Picture'
import { OrderLine } from './OrderLine'

/** Everything that was ordered, with pictures and pack sizes. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className="list">
      {items.map((item, index) => (
        <OrderLine
          key={index}
          item={item}
          pack={item.params.length > 0 ? `Упаковка ${packInWords(item.params)} · ` : ''}
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
