import { otherParameters } from '#data/catalogue/lensOffers'
import { EYES, formatPower, type Lens } from '#domain/lens'
import { EyeMark } from '#parts/eyes/EyeMark'
import { EyeDial } from './EyeDial'

interface LargeEyesProps {
  lenses: readonly Lens[]
  /** The parameters that both lenses have in common; they are shown once beside the eyes. */
  shared: string
}

/** Shows the power of each eye in large type; the axis of a toric lens is drawn on a scale around the eye. */
export const LargeEyes = ({ lenses, shared }: LargeEyesProps) => (
  <ul className="present__eyes">
    {lenses.map((lens) => (
      <li key={lens.eye} className="present__eye">
        {lens.axis === null ? <EyeMark eye={lens.eye} /> : <EyeDial eye={lens.eye} axis={lens.axis} />}
        <span className="small soft">
          {EYES[lens.eye].name} глаз<span className="visually-hidden">, {EYES[lens.eye].mark}, </span>
        </span>
        <b className="present__power">{formatPower(lens.sphere)}</b>
        {otherParameters(lens) !== shared && <span className="small">{otherParameters(lens)}</span>}
      </li>
    ))}
  </ul>
)

/** Returns the parameters other than the power if all lenses agree in them, else ''. */
export function sharedParameters(lenses: readonly Lens[]): string {
  const [one = '', ...others] = new Set(lenses.map(otherParameters))
  return others.length === 0 ? one : ''
}
