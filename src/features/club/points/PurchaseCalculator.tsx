import { useId, useState } from 'react'
import { count } from '#domain/numbers/counts'
import { sameId } from '#domain/Id'
import { POINTS } from '#domain/numbers/points'
import type { PointsForPurchase } from '#data/points/pointsHistory'
import { usePointsOfPurchaseQuery } from '#data/points/pointsForPurchaseApi'
import { FailureText } from '#ui/states/FailureText'
import { Icon } from '#ui/Icon'

const QUANTITIES = Array.from({ length: 10 }, (_, index) => index + 1)

/**
 * Shows the points for a purchase. The server calculates them, because several packs may earn more points
 * than the packs do one by one.
 */
export function PurchaseCalculator({ categories }: { categories: readonly PointsForPurchase[] }) {
  const products = categories.flatMap(({ items }) => items)
  const [chosen, setChosen] = useState('')
  const [quantity, setQuantity] = useState(1)
  const product = products.find(({ productId }) => sameId(productId, chosen))
  const { currentData, error } = usePointsOfPurchaseQuery(
    product ? [{ productId: product.productId, quantity }] : [],
    { skip: !product },
  )
  const id = useId()
  return (
    <section aria-labelledby={`${id}title`} className="stack">
      <h3 id={`${id}title`}>Сколько баллов принесёт покупка</h3>
      <div className="fields">
        <div className="field">
          <label htmlFor={`${id}product`}>Товар</label>
          <span className="affix">
            <select
              className="input"
              id={`${id}product`}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">Выберите товар</option>
              {products.map(({ productId, title }) => (
                <option key={productId} value={String(productId)}>
                  {title}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        </div>
        <div className="field">
          <label htmlFor={`${id}quantity`}>Сколько упаковок</label>
          <span className="affix">
            <select
              className="input"
              id={`${id}quantity`}
              value={quantity}
              onChange={({ target }) => setQuantity(Number(target.value))}
            >
              {QUANTITIES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        </div>
      </div>
      <p role="status">
        {currentData !== undefined && `Начислим ${count(currentData, POINTS)}`}
        {error !== undefined && currentData === undefined && <FailureText error={error} />}
      </p>
    </section>
  )
}
