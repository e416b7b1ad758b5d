import { otherParameters } from '#data/catalogue/lensOffers'
import { joinedByDots } from '#domain/text/joinedByDots'
import { packInWords } from '#data/catalogue/product'
import type { OrderItem, SaleType } from '#data/orders/order'
import { EyePower, EyePowerRoom } from '#parts/eyes/EyePower'
import { EyeMark } from '#parts/eyes/EyeMark'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { OrderLine } from './OrderLine'
import { useOrderLens } from './useOrderLens'

export interface OrderItemLineProps {
  item: OrderItem
  /** The sale type of the order; null if it is unknown. */
  type: SaleType | null
  /** URL of the product's page; undefined if it has none. */
  href?: string | undefined
  /** Omits everything except the eye and the power of the lens. */
  isBrief?: boolean
}

/** Shows one item of an order with the eye and the power of its lens (contract 21). */
export function OrderItemLine({ item, type, href, isBrief = false }: OrderItemLineProps) {
  const { offer, eye, isComing } = useOrderLens(item, type ?? 'eshop')
  const pack = item.params.length > 0 ? `Упаковка ${packInWords(item.params)}` : ''
  const details = joinedByDots([offer && otherParameters(offer), pack])
  return (
    <OrderLine
      item={item}
      href={href}
      details={isBrief ? '' : details}
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
