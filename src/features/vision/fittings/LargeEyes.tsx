import { otherParameters } from '#data/catalogue/lensOffers'
import { EYES, formatPower, type Lens } from '#domain/lens'
import { EyeMark } from '#parts/EyeMark'
import { EyeDial } from './EyeDial'

interface LargeEyesProps {
  lenses: readonly Lens[]
  /** What both lenses share, which is said once beside them. */
  shared: string
}

/** Shows the power of each eye as large as it is looked for; an axis is drawn on the eye's scale. */
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

/** Returns what all lenses have besides their power; '' where they differ in it, or one stands alone. */
export function sharedParameters(lenses: readonly Lens[]): string {
  const [one = '', ...others] = new Set(lenses.map(otherParameters))
  return others.length === 0 ? one : ''
}
