import type { EyeMark } from './eyes'
import type { Mark } from './mode'

const CENTRE = 120
const SCALE = 96
const REACH = 104

/**
 * Returns a point of the drawing. Degrees run counter-clockwise from three o'clock for both eyes, as the
 * examiner sees them.
 */
function at(degrees: number, radius: number): [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180
  return [CENTRE + radius * Math.cos(radians), CENTRE - radius * Math.sin(radians)]
}

const line = (degrees: number, from: number, to: number) => {
  const [[x1, y1], [x2, y2]] = [at(degrees, from), at(degrees, to)]
  return { x1, y1, x2, y2 }
}

const TICKS = Array.from({ length: 36 }, (_, index) => index * 10)
const NUMBERS = Array.from({ length: 7 }, (_, index) => index * 30)

interface AxisDialProps {
  eye: EyeMark | undefined
  marks: readonly Mark[]
}

/** Draws axes on a scale around the eye; the caption has the same values. */
export function AxisDial({ eye, marks }: AxisDialProps) {
  const [x] = at(eye === 'OS' ? 205 : 335, SCALE + 18)
  return (
    <figure className="calculator__drawing">
      <svg className="dial" viewBox="0 0 240 240" role="img" aria-label={textOf(marks)}>
        <circle className="dial__face" cx={CENTRE} cy={CENTRE} r={SCALE} />
        <circle className="dial__iris" cx={CENTRE} cy={CENTRE} r="66" />
        <circle className="dial__face" cx={CENTRE} cy={CENTRE} r="28" />
        {TICKS.map((degrees) => (
          <line
            key={degrees}
            className="dial__tick"
            {...line(degrees, SCALE - (degrees % 30 === 0 ? 10 : 6), SCALE)}
          />
        ))}
        {NUMBERS.map((degrees) => {
          const [left, top] = at(degrees, SCALE + 14)
          return (
            <text key={degrees} x={left} y={top + 4}>
              {degrees}
            </text>
          )
        })}
        {marks.map(({ kind, at: degrees }) =>
          kind === 'cut' ? (
            <line key={kind} className="dial__cut" {...line(degrees, 62, 76)} />
          ) : (
            <line key={kind} className={`dial__${kind}`} {...line(degrees, -REACH + 12, REACH - 12)} />
          ),
        )}
        {eye !== undefined && (
          <>
            <text x={x} y="186">
              нос
            </text>
            <text className="dial__eye" x={CENTRE} y="236">
              {eye}
            </text>
          </>
        )}
      </svg>
      <figcaption className="calculator__legend small soft">
        {marks.map(({ kind, label }) => (
          <span key={kind}>
            <i className={`calculator__key calculator__key--${kind}`} />
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

const textOf = (marks: readonly Mark[]) =>
  marks.length === 0 ? 'Шкала осей' : `Шкала осей: ${marks.map(({ label }) => label).join(', ')}`
