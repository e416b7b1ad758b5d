import { count, signedCount } from '../domain/numbers/counts'
import { POINTS } from '../domain/numbers/points'

interface PointsAmountProps {
  value: number
  /** Omits the sign, for promised points: '100 баллов'. */
  unsigned?: boolean
}

/** Amount of points, '+121 балл': always amber, with the ring. */
export function PointsAmount({ value, unsigned = false }: PointsAmountProps) {
  return <span className="coin">{unsigned ? count(value, POINTS) : signedCount(value, POINTS)}</span>
}
