import type { BasketItem } from '#data/basket/basket'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'

/** Shows '1 990 ₽ за упаковку', with the price before the discount beside it. */
export function LinePrice({ item: { price, priceWithoutDiscount } }: { item: BasketItem }) {
  if (!price) return UNSHOWN_PRICE
  const isCheaper =
    priceWithoutDiscount?.currency === price.currency && priceWithoutDiscount.value > price.value
  return (
    <>
      <span className="num">{formatMoney(price)}</span>
      {isCheaper && (
        <>
          {' '}
          <s className="num">
            <span className="visually-hidden">Старая цена </span>
            {formatMoney(priceWithoutDiscount)}
          </s>
        </>
      )}
      {' за упаковку'}
    </>
  )
}
