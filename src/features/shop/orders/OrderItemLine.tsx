import { isOfLenses, otherParameters } from '#data/catalogue/lensOffers'
import { joinedByDots } from '#domain/text/joinedByDots'
import { type Offer, packInWords } from '#data/catalogue/product'
import type { OrderItem, SaleType } from '#data/orders/order'
import { EyePower, EyePowerRoom } from '#parts/eyes/EyePower'
import { EyeMark } from '#parts/eyes/EyeMark'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { useOffersOfProducts } from '#data/catalogue/useOffersOfProducts'
import { eyeOfLens } from '#data/lenses/eyeOfLens'
import { useWornLenses } from '#data/lenses/useWornLenses'
import type { Eye } from '#domain/lens'
import { OrderLine } from './OrderLine'

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

/** The known data of the lens in an order item. */
interface OrderLens {
  offer: Offer | undefined
  /** Undefined unless exactly one eye is possible. */
  eye: Eye | undefined
  isComing: boolean
}

/**
 * Eye and power of an ordered lens, by the shop's offers and the lenses that the customer wears. They are not
 * awaited before React, where there is only room for them.
 */
const useOrderLens: typeof useOrderLensInReact = BEFORE_REACT
  ? (item) => ({ offer: undefined, eye: undefined, isComing: areLensesIn(item) })
  : useOrderLensInReact

const areLensesIn = (item: OrderItem) => item.offerId !== null && isOfLenses(item)

function useOrderLensInReact(item: OrderItem, type: SaleType): OrderLens {
  const { offerId, productId } = item
  const areLenses = areLensesIn(item)
  const offers = useOffersOfProducts(type, areLenses && productId !== null ? [productId] : [])
  const { worn, isComing } = useWornLenses(areLenses)
  const offer = areLenses ? offers.byId.get(String(offerId)) : undefined
  return { offer, eye: offer && eyeOfLens(offer, worn), isComing: isComing || offers.coming.size > 0 }
}
