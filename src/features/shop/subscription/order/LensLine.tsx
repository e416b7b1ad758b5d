import { otherParameters } from '#data/catalogue/lensOffers'
import type { SubscriptionLens } from '#data/subscription/subscription'
import type { Eye } from '#domain/lens'
import { amountInWords } from '#domain/numbers/counts'
import { joinedByDots } from '#domain/text/joinedByDots'
import { titleInWords } from '#domain/text/titleInWords'
import { EyePower } from '#parts/eyes/EyePower'
import { EyeMark } from '#parts/eyes/EyeMark'
import { LineSum } from './LineSum'

interface LensLineProps {
  lens: SubscriptionLens
  eye: Eye | undefined
}

/** Shows a lens of the order. */
export const LensLine = ({ lens, eye }: LensLineProps) => (
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
