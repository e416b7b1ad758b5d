import { otherParameters } from '#data/catalogue/lensOffers'
import { titleInWords } from '#data/catalogue/product'
import { useEyeOfLens } from '#data/lenses/useEyeOfLens'
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
        <LensLine key={index} lens={lens} />
      ))}
    </ul>
  )
}

function LensLine({ lens }: { lens: SubscriptionLens }) {
  const eye = useEyeOfLens(lens)
  return (
    <li className="item">
      {eye && <EyeMark small eye={eye} />}
      <span className="item__main">
        <EyePower eye={eye} sphere={lens.sphere} />
        <span>{titleInWords(lens)}</span>
        <span className="small soft">
          {joinedByDots([otherParameters(lens), amountInWords(lens.quantity, 'уп.')])}
        </span>
      </span>
      <LineSum line={lens} />
    </li>
  )
}
