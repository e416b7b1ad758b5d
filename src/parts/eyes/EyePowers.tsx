import { formatPower, type Lens } from '#domain/lens'
import { EyeMark } from './EyeMark'
import { EyeName } from './EyeName'
import { otherParameters } from '#data/catalogue/lensOffers'

/** Lenses by eye: sign, name of the eye, power and further parameters. */
export const EyePowers = ({ lenses }: { lenses: readonly Lens[] }) => (
  <ul className="eyes">
    {lenses.map((lens) => (
      <li key={lens.eye}>
        <EyeMark eye={lens.eye} />
        <span>
          <span className="small soft">
            <EyeName eye={lens.eye} />
          </span>
          <b className="power">{formatPower(lens.sphere)}</b>
          <span className="small soft">{otherParameters(lens)}</span>
        </span>
      </li>
    ))}
  </ul>
)
