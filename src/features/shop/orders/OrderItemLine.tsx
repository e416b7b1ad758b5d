import { otherParameters } from '#data/catalogue/lensOffers'
import { packInWords } from '#data/catalogue/product'
import type { OrderItem, SaleType } from '#data/orders/order'
import { EyePower, EyePowerRoom } from '#parts/EyePower'
import { EyeMark } from '#parts/EyeMark'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { OrderLine } from './OrderLine'
import { useOrderLens } from './useOrderLens'

export interface OrderItemLineProps {
  item: OrderItem
  /** Of the order; null where it does not say. */
  type: SaleType | null
  /** Page of the product. */
  href?: string | undefined
  /** Leaves out all but eye and power of the lens. */
  isBrief?: boolean
}

/** One item of an order with eye and power of its lens (contract 21). */
export function OrderItemLine({ item, type, href, isBrief = false }: OrderItemLineProps) {
  const { offer, eye, isComing } = useOrderLens(item, type ?? 'eshop')
  const pack = item.params.length > 0 ? `Упаковка ${packInWords(item.params)}` : ''
  const details = [offer && otherParameters(offer), pack].filter(Boolean).join(' · ')
  return (
    <OrderLine
      item={item}
      href={href}
      details={details && !isBrief ? `${details} · ` : ''}
      mark={eye && <EyeMark small eye={eye} />}
      power={offer ? <EyePower eye={eye} sphere={offer.sphere} /> : isComing && <EyePowerRoom />}
      picture={
        !isBrief && (
          <Picture address={item.picture}>
            <Icon name={item.params.some(({ unit }) => unit === 'ml') ? 'bottle' : 'lens'} size={20} />
          </Picture>
        )
      }
    />
  )
}
