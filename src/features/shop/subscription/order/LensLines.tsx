import { otherParameters } from '#data/catalogue/lensOffers'
import { amountInWords } from '#domain/numbers/counts'
import { joinedByDots } from '#domain/text/joinedByDots'
import { EyePower } from '#parts/eyes/EyePower'
import { EyeMark } from '#parts/eyes/EyeMark'
import type { SubscriptionLens } from '#data/subscription/subscription'
import { LineSum } from './LineSum'

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
              {joinedByDots([otherParameters(lens), amountInWords(lens.quantity, 'уп.')])}
            </span>
          </span>
          <LineSum line={lens} />
        </li>
      ))}
    </ul>
  )
}
