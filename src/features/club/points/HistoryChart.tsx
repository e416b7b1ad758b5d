import { memo } from 'react'
import { count, formatNumber } from '../../../domain/counts'
import { formatMonth, formatMonthYear } from '../../../domain/dates'
import { POINTS } from '../../../domain/points'
import type { HistoryMonth } from '../../../data/points/historyMonths'
import { Card } from '../../../ui/Card'

/** Of the drawing, in its own units. */
const STEP = 50
const HEIGHT = 120
const BAR = 16

/** As many months as can be told apart on a phone. */
const MOST = 12

function Chart({ months }: { months: readonly HistoryMonth[] }) {
  const shown = months
    .filter(({ month }) => month !== '')
    .slice(0, MOST)
    .reverse()
  const most = Math.max(1, ...shown.flatMap(({ gained, lost }) => [gained, lost]))
  const heightOf = (points: number) => (points / most) * HEIGHT
  return (
    <Card title="По месяцам">
      <figure className="bars">
        <figcaption>{findingOf(shown)}</figcaption>
        <svg
          viewBox={`0 0 ${shown.length * STEP} ${HEIGHT + 20}`}
          aria-hidden="true"
          preserveAspectRatio="xMinYMax"
        >
          {shown.map(({ month, gained, lost }, index) => (
            <g key={month} transform={`translate(${index * STEP} 0)`}>
              <rect
                className="bars__in"
                x="8"
                y={HEIGHT - heightOf(gained)}
                width={BAR}
                height={heightOf(gained)}
                rx="3"
              />
              <rect
                className="bars__out"
                x="26"
                y={HEIGHT - heightOf(lost)}
                width={BAR}
                height={heightOf(lost)}
                rx="3"
              />
              <text x={STEP / 2} y={HEIGHT + 16} textAnchor="middle">
                {formatMonth(month).slice(0, 3)}
              </text>
            </g>
          ))}
        </svg>
        <p className="bars__key small soft" aria-hidden="true">
          <span className="bars__gained">начислено</span>
          <span className="bars__lost">списано</span>
        </p>
      </figure>
      <details>
        <summary className="figures__toggle">Показать таблицей</summary>
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">Месяц</th>
              <th scope="col">Начислено</th>
              <th scope="col">Списано</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ month, gained, lost }) => (
              <tr key={month}>
                <th scope="row">{formatMonthYear(month)}</th>
                <td>{formatNumber(gained)}</td>
                <td>{formatNumber(lost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

/** Points that came and that left, month by month: bars, and the same figures as a table. */
export const HistoryChart = memo(Chart)

/** What the bars show, in a sentence. */
function findingOf(months: readonly HistoryMonth[]): string {
  const best = months.reduce<HistoryMonth | undefined>(
    (found, month) => (month.gained > (found?.gained ?? 0) ? month : found),
    undefined,
  )
  return best
    ? `Больше всего баллов начислено за ${formatMonthYear(best.month)}: ${count(best.gained, POINTS)}`
    : 'За эти месяцы баллы не начислялись'
}
