import type { ProductDetail } from '#data/catalogue/catalogue'
import { isInStock, packInWords, paidFor, type Pack } from '#data/catalogue/product'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'

/** Returns the cheapest pack that can be bought. */
function cheapestOf(packs: readonly Pack[]) {
  const sold = packs.flatMap((pack) => {
    const paid = paidFor(pack)
    return pack.isAvailable && paid ? [{ pack, paid }] : []
  })
  return sold.toSorted((one, other) => one.paid.value - other.paid.value)[0]
}

const isOneLens = ({ params }: Pack): boolean => {
  const [first, ...others] = params
  return others.length === 0 && first?.unit === 'lenses' && first.value === 1
}

/**
 * Shows 'от 390 ₽ за линзу · 1 990 ₽ за 6 шт', a price for each way in which the product is sold. Renders
 * nothing if it is not in stock.
 */
export function Prices({ product }: { product: ProductDetail }) {
  const { eshopPacks, monoPacks } = product
  const prices = [cheapestOf(monoPacks), cheapestOf(eshopPacks)].flatMap((one) => one ?? [])
  if (prices.length === 0)
    return isInStock(product) ? <p className="buy__prices soft">{UNSHOWN_PRICE}</p> : null
  return (
    <p className="buy__prices">
      {prices.map(({ pack, paid }, index) => (
        <span key={pack.id}>
          {isOneLens(pack) && 'от '}
          <span className="num strong">{formatMoney(paid)}</span> за{' '}
          {isOneLens(pack) ? 'линзу' : packInWords(pack.params)}
          {index < prices.length - 1 && <span className="soft">&nbsp;·</span>}
        </span>
      ))}
    </p>
  )
}
