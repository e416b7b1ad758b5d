import { count, plural, type Forms } from '../../domain/counts'

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS
const DAYS: Forms = ['день', 'дня', 'дней']

interface GaugeProps {
  /** Days left. */
  left: number
  /** Days from one delivery to the next. */
  whole: number
}

/** Time to a delivery: a ring that closes as it comes nearer. */
export function Gauge({ left, whole }: GaugeProps) {
  const arc = LENGTH * Math.min(1, Math.max(0.04, 1 - left / whole))
  return (
    <div className="gauge" role="img" aria-label={`До доставки ${count(left, DAYS)}`}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle className="track" cx="48" cy="48" r={RADIUS} />
        <circle className="arc" cx="48" cy="48" r={RADIUS} strokeDasharray={`${arc} ${LENGTH}`} />
      </svg>
      <b className="num">{left}</b>
      <span className="small soft">{plural(left, DAYS)}</span>
    </div>
  )
}
