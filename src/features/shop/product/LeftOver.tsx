import type { BasketAddition } from '#data/basket/basket'
import { sameId } from '#domain/Id'
import { offerParameters } from '#data/catalogue/lensOffers'
import type { Offer } from '#data/catalogue/product'
import { ofBasket } from '#host/page/basketLink'
import { basketUrl } from '#host/page/config'
import { Notice } from '#ui/states/Notice'
import { ButtonLink } from '#ui/controls/ButtonLink'

interface LeftOverProps {
  added: readonly BasketAddition[]
  offers: readonly Offer[]
  /** Title of the product; it is shown for items that are not among these offers. */
  title: string
}

/**
 * Lists what a purchase that failed half-way has added to the basket, once something else is chosen (contract
 * 12.4).
 */
export function LeftOver({ added, offers, title }: LeftOverProps) {
  // Nothing has been bought yet.
  if (BEFORE_REACT) return <div role="status" />
  const nameOf = ({ offerId }: BasketAddition) => {
    const offer = offers.find((one) => sameId(one.offerId, offerId))
    return (offer && offerParameters(offer)) || title
  }
  const [first] = added
  return (
    <div role="status">
      {first && (
        <Notice icon="alert">
          <p>При прошлой попытке в корзину уже добавлено:</p>
          {added.map((one) => (
            <p key={`${one.type} ${one.offerId}`} className="strong">
              {nameOf(one)}, {one.quantity}&nbsp;шт
            </p>
          ))}
          <p>Если это не нужно, уберите лишнее в корзине.</p>
          <ButtonLink href={ofBasket(basketUrl(), first.type)} variant="secondary" small>
            Проверить корзину
          </ButtonLink>
        </Notice>
      )}
    </div>
  )
}
