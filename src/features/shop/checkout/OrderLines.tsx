import type { BasketItem } from '#data/basket/basket'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { times } from '#domain/numbers/sums'
import { LensQuestion } from '#parts/LensQuestion'
import { EyeMark } from '#parts/eyes/EyeMark'
import { LinePower, OfferWords } from '../goods/OfferWords'
import type { LensLines } from '../goods/useLensLines'

interface OrderLinesProps {
  items: readonly BasketItem[]
  offers: KnownOffers
  lenses: LensLines
}

/** Lists the items before they are ordered, so that the customer can still notice a wrong power. */
export function OrderLines({ items, offers, lenses: { lineOf, doubt } }: OrderLinesProps) {
  return (
    <>
      <ul className="list">
        {items.map((item) => {
          const { title, price, quantity } = item
          const line = lineOf(item)
          return (
            <li key={item.basketItemId} className="checkout__item">
              {line.eye && <EyeMark small eye={line.eye} />}
              <span className="checkout__what">
                <LinePower item={item} line={line} />
                <span>{title}</span>
                <OfferWords item={item} offers={offers} />
              </span>
              <span className="checkout__price">
                {price ? (
                  <b className="num">{formatMoney(times(price, quantity))}</b>
                ) : (
                  <span className="small soft">{UNSHOWN_PRICE}</span>
                )}
                <span className="small soft num">{quantity}&nbsp;шт</span>
              </span>
            </li>
          )
        })}
      </ul>
      <LensQuestion doubt={doubt} />
    </>
  )
}
