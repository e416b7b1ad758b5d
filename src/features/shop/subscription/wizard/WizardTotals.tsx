import { EYES } from '#domain/lens'
import { offerParameters } from '#data/catalogue/lensOffers'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import type { Offer } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import { sumOfTold, times, WITHOUT_UNSHOWN } from '#domain/numbers/sums'
import { discountToCome } from '#data/subscription/subscription'
import type { LensPick } from '#data/subscription/editedOrder'
import { Total, Totals } from '#ui/Totals'

interface WizardTotalsProps {
  lenses: readonly LensPick[]
  goods: readonly { offer: Offer; quantity: number }[]
  /** Discount of the chosen period, in per cent. */
  discount: number
}

/** Shows the price of the set before it goes into the basket; the server calculates the discount. */
export function WizardTotals({ lenses, goods, discount }: WizardTotalsProps) {
  const lines = [
    ...lenses.map(({ eye, offer, quantity }) => ({
      name: [`${EYES[eye].name} глаз: ${titleInWords(offer)}`, offerParameters(offer)]
        .filter(Boolean)
        .join(', '),
      price: offer.price,
      quantity,
    })),
    ...goods.map(({ offer, quantity }) => ({ name: titleInWords(offer), price: offer.price, quantity })),
  ]
  const { sum, isShort } = sumOfTold(lines)
  return (
    <>
      <Totals>
        {lines.map(({ name, price, quantity }, index) => (
          <Total key={index} name={quantity > 1 ? `${name}, ${quantity}\u00a0уп.` : name}>
            {price ? formatMoney(times(price, quantity)) : UNSHOWN_PRICE}
          </Total>
        ))}
        {sum && (
          <Total name="Итого" isSum>
            <span role="status">
              {formatMoney(sum)}
              {isShort && <span className="small soft"> {WITHOUT_UNSHOWN}</span>}
            </span>
          </Total>
        )}
      </Totals>
      {discount > 0 && <p className="small soft">{discountToCome(discount)}</p>}
    </>
  )
}
