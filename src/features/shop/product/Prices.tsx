import type { ProductDetail } from '#data/catalogue/catalogue'
import { packInWords, paidFor, type Pack } from '#data/catalogue/product'
import { formatMoney } from '#domain/numbers/money'

/** The cheapest pack that can be bought. */
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

/** 'от 390 ₽ за линзу · 1 990 ₽ за 6 шт': both ways in which it is sold; nothing where no price is known. */
export function Prices({ product: { eshopPacks, monoPacks } }: { product: ProductDetail }) {
  const prices = [cheapestOf(monoPacks), cheapestOf(eshopPacks)].flatMap((one) => one ?? [])
  if (prices.length === 0) return null
  return (
    <p className="buy__prices">
      {prices.map(({ pack, paid }, index) => (
        <span key={pack.id}>
          {isOneLens(pack) && 'от '}
          <span className="num strong">{formatMoney(paid)}</span> за{' '}
          {isOneLens(pack) ? 'линзу' : packInWords(pack.params)}
          {index < prices.length - 1 && <span className="soft"> ·</span>}
        </span>
      ))}
    </p>
  )
}
