import { cheapestPack, isInStock, type Product } from '#data/catalogue/product'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'

/** Shows 'от 540 ₽', the price of the cheapest pack, or why there is none. */
export function LeastPrice({ product }: { product: Product }) {
  const cheapest = cheapestPack(product)
  return cheapest ? (
    <>от {formatMoney(cheapest.paid)}</>
  ) : (
    <span className="soft">{isInStock(product) ? UNSHOWN_PRICE : 'Нет в наличии'}</span>
  )
}
