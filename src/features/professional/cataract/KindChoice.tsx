import { useId } from 'react'
import { CATARACT_KINDS, KINDS, type CataractKind } from './cataract'

interface KindChoiceProps {
  value: CataractKind
  onChosen: (kind: CataractKind) => void
}

export function KindChoice({ value, onChosen }: KindChoiceProps) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend>Вид катаракты</legend>
      <div className="kinds">
        {CATARACT_KINDS.map((kind) => (
          <label key={kind} className="kind">
            <input
              className="covering"
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              aria-labelledby={`${name}${kind}`}
              aria-describedby={`${name}${kind}note`}
              onChange={() => onChosen(kind)}
            />
            <span className="kind__face">
              <Lens kind={kind} />
              <span className="item__main">
                <span className="strong" id={`${name}${kind}`}>
                  {KINDS[kind].title}
                </span>
                <span className="small soft" id={`${name}${kind}note`}>
                  {KINDS[kind].note}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const SPOKES = Array.from({ length: 12 }, (_, index) => index * 30)

/** Draws where the lens is cloudy. */
const Lens = ({ kind }: { kind: CataractKind }) => (
  <svg className="kind__lens" viewBox="0 0 60 60" aria-hidden="true">
    <circle className="kind__rim" cx="30" cy="30" r="26" />
    {kind === 'nuclear' && <circle className="kind__cloud" cx="30" cy="30" r="14" />}
    {kind === 'psc' && <circle className="kind__cloud kind__cloud--dense" cx="30" cy="30" r="7" />}
    {kind === 'cortical' &&
      SPOKES.map((degrees) => (
        <path
          key={degrees}
          className="kind__cloud"
          transform={`rotate(${degrees} 30 30)`}
          d="M30 5l3 12h-6z"
        />
      ))}
  </svg>
)
