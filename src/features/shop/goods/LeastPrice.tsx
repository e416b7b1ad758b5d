import { cheapestPack, isInStock, type Product } from '#data/catalogue/product'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'

/** 'от 540 ₽' of the cheapest pack; why there is none where no pack has a price. */
export function LeastPrice({ product }: { product: Product }) {
  const cheapest = cheapestPack(product)
  return cheapest ? (
    <>от {formatMoney(cheapest.paid)}</>
  ) : (
    <span className="soft">{isInStock(product) ? UNSHOWN_PRICE : 'Нет в наличии'}</span>
  )
}
