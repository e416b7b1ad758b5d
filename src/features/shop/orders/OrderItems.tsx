import { otherParameters } from '#data/catalogue/lensOffers'
import { packInWords } from '#data/catalogue/product'
import type { Order, OrderItem, SaleType } from '#data/orders/order'
import { EyePower } from '#parts/EyePower'
import { EyeMark } from '#parts/EyeMark'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { OrderLine } from './OrderLine'
import { useOrderLens } from './useOrderLens'
import { useProductLinks } from './useProductLinks'

/** Lists the items of an order with eye and power of each lens, and a way to its page. */
export function OrderItems({ order: { items, saleType } }: { order: Pick<Order, 'items' | 'saleType'> }) {
  const hrefOf = useProductLinks(items)
  return (
    <ul className="list">
      {items.map((item, index) => (
        <Item key={index} item={item} type={saleType ?? 'eshop'} href={hrefOf(item)} />
      ))}
    </ul>
  )
}

function Item({ item, type, href }: { item: OrderItem; type: SaleType; href: string | undefined }) {
  const { offer, eye, isComing } = useOrderLens(item, type)
  const pack = item.params.length > 0 ? `Упаковка ${packInWords(item.params)}` : ''
  const details = [offer && otherParameters(offer), pack].filter(Boolean).join(' · ')
  return (
    <OrderLine
      item={item}
      href={href}
      details={details && `${details} · `}
      mark={eye && <EyeMark small eye={eye} />}
      power={
        offer ? (
          <EyePower eye={eye} sphere={offer.sphere} />
        ) : (
          isComing && <span className="eye-power">&nbsp;</span>
        )
      }
      picture={
        <Picture address={item.picture}>
          <Icon name={item.params.some(({ unit }) => unit === 'ml') ? 'bottle' : 'lens'} size={20} />
        </Picture>
      }
    />
  )
}
