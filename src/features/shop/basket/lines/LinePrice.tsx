import type { BasketItem } from '#data/basket/basket'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { oldPrice } from '#domain/numbers/sums'

/** Shows '1 990 ₽ за упаковку', with the price before the discount beside it. */
export function LinePrice({ item: { price, priceWithoutDiscount } }: { item: BasketItem }) {
  if (!price) return UNSHOWN_PRICE
  const before = oldPrice(price, priceWithoutDiscount)
  return (
    <>
      <span className="num">{formatMoney(price)}</span>
      {before && (
        <>
          {' '}
          <s className="num">
            <span className="visually-hidden">Старая цена </span>
            {formatMoney(before)}
          </s>
        </>
      )}
      {' за упаковку'}
    </>
  )
}
