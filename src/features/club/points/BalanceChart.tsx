import { useId } from 'react'
import { formatNumber } from '#domain/numbers/counts'
import { formatMonth } from '#domain/dates/dates'
import { balanceByMonth, type MonthBalance } from './balance'
import { useScoreState } from '#data/points/pointsApi'
import { usePointsHistoryQuery } from '#data/points/pointsHistoryApi'

/** Draws the balance of the last six months as a line chart with the latest value highlighted. */
export function BalanceChart() {
  const { data: score } = useScoreState()
  const { data: operations } = usePointsHistoryQuery()
  if (!score || !operations) return null
  if (operations.length === 0)
    return <p className="soft spark-none">Баллы начислим за покупки, чеки и отзывы.</p>
  // Without the points of an operation the balance before it is unknown.
  if (operations.some(({ points }) => points === null)) return null
  return <Chart months={balanceByMonth(operations, score.available)} />
}

/** Sizes in units of the viewBox. */
const STEP = 50
const TOP = 22
const BOTTOM = 63

function Chart({ months }: { months: MonthBalance[] }) {
  const id = useId()
  const points = placed(months)
  const now = points.at(-1) ?? { x: 0, y: 0 }
  const line = curve(points)
  return (
    <figure
      className="spark"
      role="img"
      aria-label={`Баланс по месяцам: ${months
        .map(({ month, balance }) => `${formatMonth(month)} ${formatNumber(balance)}`)
        .join(', ')}`}
    >
      <svg viewBox="0 0 300 76" aria-hidden="true">
        <clipPath id={id}>
          <circle cx={now.x} cy={now.y} r="19" />
        </clipPath>
        <path className="line" d={line} />
        <g className="dot">
          {points.slice(0, -1).map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="3" />
          ))}
        </g>
        <circle className="lens-bg" cx={now.x} cy={now.y} r="20" />
        <g clipPath={`url(#${id})`}>
          <path
            className="line"
            d={line}
            transform={`translate(${now.x} ${now.y}) scale(2.2) translate(${-now.x} ${-now.y})`}
          />
        </g>
        <circle className="now" cx={now.x} cy={now.y} r="7" />
      </svg>
      <ol aria-hidden="true">
        {months.map(({ month }) => (
          <li key={month}>{formatMonth(month).slice(0, 3)}</li>
        ))}
      </ol>
    </figure>
  )
}

interface Point {
  x: number
  y: number
}

function placed(months: MonthBalance[]): Point[] {
  const balances = months.map(({ balance }) => balance)
  const least = Math.min(...balances)
  const range = Math.max(...balances) - least || 1
  return balances.map((balance, index) => ({
    x: STEP / 2 + index * STEP,
    y: BOTTOM - ((balance - least) / range) * (BOTTOM - TOP),
  }))
}

/** Returns a path whose tangent is horizontal at each point, so that the curve never overshoots. */
const curve = (points: Point[]): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      return before ? `C${before.x + STEP / 3} ${before.y} ${x - STEP / 3} ${y} ${x} ${y}` : `M${x} ${y}`
    })
    .join('')
