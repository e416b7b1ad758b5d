import { isOfLenses, otherParameters } from '#data/catalogue/lensOffers'
import { titleInWords } from '#domain/text/titleInWords'
import { lensDoubt } from '#data/lenses/lensDoubt'
import { useWornLenses } from '#data/lenses/useWornLenses'
import type { AgainLine } from '#data/repeat/again'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { times } from '#domain/numbers/sums'
import { joinedByDots } from '#domain/text/joinedByDots'
import { EyeMark } from '#parts/eyes/EyeMark'
import { Icon } from '#ui/Icon'
import { EyePower } from '../eyes/EyePower'
import { LensQuestion } from '../LensQuestion'

/** The items of the order, by eye. */
export function AgainLines({ lines }: { lines: readonly AgainLine[] }) {
  const { worn } = useWornLenses(true)
  const lenses = lines.filter(({ offer }) => isOfLenses(offer))
  const doubt = lensDoubt(
    lenses.map(({ offer: { sphere }, quantity }) => ({ sphere, quantity })),
    worn,
  )
  return (
    <>
      <ul className="list">
        {lines.map(({ offer, eye, quantity }, index) => (
          <li key={index} className="again__line">
            {eye ? (
              <EyeMark eye={eye} />
            ) : (
              <span className="thumb thumb--s">
                <Icon name={isOfLenses(offer) ? 'lens' : 'bottle'} size={20} />
              </span>
            )}
            <span className="again__what">
              {isOfLenses(offer) && <EyePower eye={eye} sphere={offer.sphere} />}
              <span>{titleInWords(offer)}</span>
              <span className="small soft">
                {joinedByDots([otherParameters(offer), quantity > 1 && `${quantity}\u00a0шт`])}
              </span>
            </span>
            {offer.price ? (
              <b className="num">{formatMoney(times(offer.price, quantity))}</b>
            ) : (
              <span className="small soft">{UNSHOWN_PRICE}</span>
            )}
          </li>
        ))}
      </ul>
      <LensQuestion doubt={doubt} />
    </>
  )
}
