import { otherParameters } from '#data/catalogue/lensOffers'
import { UNSHOWN_QUANTITY } from '#data/subscription/subscription'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { times } from '#domain/numbers/sums'
import { EyePower } from '#parts/EyePower'
import { EyeMark } from '#parts/EyeMark'
import type { SubscriptionLens } from '#data/subscription/subscription'

/** Lists the lenses of the order by eye. */
export function LensLines({ lenses }: { lenses: readonly SubscriptionLens[] }) {
  return (
    <ul className="list">
      {lenses.map((lens, index) => (
        <li key={index} className="item">
          <EyeMark small eye={lens.eye} />
          <span className="item__main">
            <EyePower eye={lens.eye} sphere={lens.sphere} />
            <span>{lens.title}</span>
            <span className="small soft">
              {[otherParameters(lens), lens.quantity > 0 && `${lens.quantity}\u00a0уп.`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {lens.quantity <= 0 ? (
            <span className="small soft">{UNSHOWN_QUANTITY}</span>
          ) : lens.price ? (
            <span className="num">{formatMoney(times(lens.price, lens.quantity))}</span>
          ) : (
            <span className="small soft">{UNSHOWN_PRICE}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
