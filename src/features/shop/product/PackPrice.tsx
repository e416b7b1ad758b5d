import { formatNumber, signedCount } from '#domain/numbers/counts'
import { formatMoney, priceInWords, type Money } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import { oldPrice } from '#domain/numbers/sums'
import { paidFor, type Pack } from '#data/catalogue/product'

export const OldPrice = ({ price }: { price: Money }) => (
  <s className="num">
    <span className="visually-hidden">Старая цена </span>
    {formatMoney(price)}
  </s>
)

/** Shows the price, the old price, the discount and the points of a pack: '3 781 ₽ 3 980 ₽ −5 % +99 баллов'. */
export function PackPrice({ pack }: { pack: Pack }) {
  const { price, discount, points, isAvailable } = pack
  const paid = paidFor(pack)
  const before = oldPrice(paid, price)
  return (
    <span className="buy__price">
      <span className={paid ? 'num strong' : 'soft'}>{priceInWords(paid)}</span>
      {before && <OldPrice price={before} />}
      {before && discount?.type === 'percent' && <span>−{formatNumber(discount.value)}&nbsp;%</span>}
      {points > 0 && <span className="coin">{signedCount(points, POINTS)}</span>}
      {!isAvailable && <span>нет в наличии</span>}
    </span>
  )
}
