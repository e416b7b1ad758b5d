import { differing, lensOf } from '#data/fittings/changes'
import { unshownOf, type Fitting } from '#data/fittings/fitting'
import { otherParameters } from '#data/catalogue/lensOffers'
import { formatDate, UNSHOWN_DATE } from '#domain/dates/dates'
import { formatPower, LENS_PARAMETERS, parameterInWords, type Lens } from '#domain/lens'
import { EyeMark } from '#parts/eyes/EyeMark'
import { EyeName } from '#parts/eyes/EyeName'
import { TextLink } from '#ui/controls/TextLink'

interface FittingItemProps {
  fitting: Fitting
  /** The lenses of the preceding selection. */
  before: readonly Lens[]
}

/**
 * Shows a selection in the history: date, optician, the lens of each eye with what has changed, and a link to
 * the review form.
 */
export function FittingItem({ fitting, before }: FittingItemProps) {
  const { id, createdAt, specialistName, department, lenses, recommendations, nextVisitAt, review } = fitting
  const unshown = unshownOf(fitting)
  const optician = [department?.name, specialistName].filter(Boolean).join(', ')
  return (
    <article className="fitting">
      <div>
        <h3>{createdAt === null ? UNSHOWN_DATE : formatDate(createdAt)}</h3>
        {optician !== '' && <p className="small soft">{optician}</p>}
      </div>
      {lenses.length === 0 ? (
        <p className="fitting__eyes">{unshown ?? 'Линзы не подобраны'}.</p>
      ) : (
        <ul className="fitting__eyes">
          {lenses.map((lens) => (
            <EyeCell key={lens.eye} lens={lens} old={lensOf(before, lens.eye)} />
          ))}
          {unshown !== null && <li className="soft">{unshown}.</li>}
        </ul>
      )}
      {review === null && (
        <div>
          <TextLink to={`/feedback/?review=selection-${id}`} after="right">
            Оставить отзыв<span className="visually-hidden"> о подборе {formatDate(createdAt)}</span>
          </TextLink>
        </div>
      )}
      {recommendations.map(({ title, text }, index) => (
        <p key={index} className="small fitting__note">
          {title !== '' && <span className="strong">{title}. </span>}
          {text}
        </p>
      ))}
      {nextVisitAt !== null && (
        <p className="small fitting__note">Следующий визит: {formatDate(nextVisitAt)}</p>
      )}
    </article>
  )
}

/** Shows the parameters of one eye; a changed one has its former value below it ('было'). */
function EyeCell({ lens, old }: { lens: Lens; old: Lens | undefined }) {
  const changed = old ? differing(lens, old) : []
  return (
    <li className="fitting__eye">
      <EyeMark small eye={lens.eye} />
      <div>
        <p className="small soft">
          <EyeName eye={lens.eye} />
        </p>
        <p>
          <b className="power">{formatPower(lens.sphere)}</b>
        </p>
        {old && changed.includes('sphere') && (
          <p className="small soft">было {parameterInWords('sphere', old.sphere)}</p>
        )}
        <p className="small soft">{otherParameters(lens)}</p>
        {old &&
          LENS_PARAMETERS.filter(({ name }) => name !== 'sphere' && changed.includes(name)).map(
            ({ name, mark }) => (
              <p key={name} className="small soft">
                {mark} было {parameterInWords(name, old[name])}
              </p>
            ),
          )}
      </div>
    </li>
  )
}
