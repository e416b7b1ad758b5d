import type { BasketItem } from '../../../data/basket/basket'
import { offerInWords } from '../../../domain/lensOffers'
import type { Offer } from '../../../domain/product'

interface OrderLinesProps {
  items: readonly BasketItem[]
  /** By their id, as far as they are known. */
  offers: ReadonlyMap<string, Offer>
}

/** What is about to be ordered: a wrong power is to be seen here at the latest. */
export function OrderLines({ items, offers }: OrderLinesProps) {
  return (
    <ul className="list">
      {items.map(({ basketItemId, offerId, title, quantity }) => {
        const offer = offers.get(String(offerId))
        return (
          <li key={basketItemId} className="checkout__item">
            <span>
              {title}
              {offer && <span className="checkout__powers small soft">{offerInWords(offer)}</span>}
            </span>
            <span className="num">{quantity}&nbsp;шт</span>
          </li>
        )
      })}
    </ul>
  )
}
