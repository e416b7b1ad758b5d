import type { BasketItem } from '#data/basket/basket'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { OfferWords } from '../goods/OfferWords'

interface OrderLinesProps {
  items: readonly BasketItem[]
  offers: KnownOffers
}

/** What is about to be ordered: a wrong power is to be seen here at the latest. */
export const OrderLines = ({ items, offers }: OrderLinesProps) => (
  <ul className="list">
    {items.map((item) => (
      <li key={item.basketItemId} className="checkout__item">
        <span>
          {item.title}
          <OfferWords item={item} offers={offers} />
        </span>
        <span className="num">{item.quantity}&nbsp;шт</span>
      </li>
    ))}
  </ul>
)
