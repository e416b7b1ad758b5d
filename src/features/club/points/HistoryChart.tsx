import { memo, type CSSProperties } from 'react'
import { count, formatNumber, formatSigned } from '#domain/numbers/counts'
import { formatMonth, formatMonthYear } from '#domain/dates/dates'
import { POINTS } from '#domain/numbers/points'
import { withEmptyMonths, type HistoryMonth } from '#data/points/historyMonths'
import { Card } from '#ui/Card'

/** Maximum number of months: more could not be distinguished on a phone. */
const MOST = 12

/** Number of months that a phone draws; the style sheet hides the others. */
const NEAR = 6

/** From here on the figures of neighbouring bars would touch, so they are in a larger unit. */
const LARGE = 100_000

type Unit = readonly [size: number, name?: string]

const MILLIONS: Unit = [1_000_000, 'в миллионах баллов']

const UNITS: readonly Unit[] = [[1], [1000, 'в тысячах баллов'], MILLIONS]

const longestOf = (months: readonly HistoryMonth[]) =>
  Math.max(1, ...months.flatMap(({ gained, lost }) => [gained, lost]))

function Chart({ months }: { months: readonly HistoryMonth[] }) {
  const shown = withEmptyMonths(months, MOST)
  const longest = longestOf(shown)
  const near = longestOf(shown.slice(-NEAR))
  // Each sentence speaks of the months that are drawn.
  const [finding, nearFinding] = [findingOf(shown), findingOf(shown.slice(-NEAR))]
  const isSaidOfAll = finding === nearFinding
  const [unit, unitName] = UNITS.find(([size]) => longest / size < LARGE) ?? MILLIONS
  const lengthOf = (points: number) =>
    ({ '--of-all': points / longest, '--of-near': points / near }) as CSSProperties
  const figureOf = (points: number) => {
    const figure = Math.round(points / unit)
    return figure !== 0 && <b>{formatSigned(figure)}</b>
  }
  return (
    <Card title="По месяцам">
      <figure className="bars">
        <figcaption>
          {isSaidOfAll ? (
            finding
          ) : (
            <>
              <span className="bars__far">{finding}</span>
              <span className="bars__near">{nearFinding}</span>
            </>
          )}
        </figcaption>
        <div className="bars__plot" aria-hidden="true">
          {shown.map(({ month, gained, lost }, index) => (
            <div key={month} className="bars__month">
              <span className="bars__in" style={lengthOf(gained)}>
                {figureOf(gained)}
              </span>
              <span className="bars__name">{formatMonth(month).slice(0, 3)}</span>
              <span className="bars__year">{saysYear(shown, index) && month.slice(0, 4)}</span>
              <span className="bars__out" style={lengthOf(lost)}>
                {figureOf(-lost)}
              </span>
            </div>
          ))}
        </div>
        <p className="bars__key small soft" aria-hidden="true">
          <span className="bars__gained">начислено</span>
          <span className="bars__lost">списано</span>
          {unitName !== undefined && <span>{unitName}</span>}
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

/**
 * Returns whether the year is shown below the month: below each January, and below the first month unless
 * January follows, because two years side by side do not fit on a phone.
 */
const saysYear = (months: readonly HistoryMonth[], index: number): boolean =>
  isJanuary(months[index]) || (index === 0 && !isJanuary(months[1]))

const isJanuary = (month: HistoryMonth | undefined): boolean => month?.month.slice(5, 7) === '01'

/**
 * Draws gained points above a line and lost ones below it for each month, and lists the same values in a
 * table.
 */
export const HistoryChart = memo(Chart)

/** Returns the main finding of the chart in one sentence. */
function findingOf(months: readonly HistoryMonth[]): string {
  const best = months.reduce<HistoryMonth | undefined>(
    (found, month) => (month.gained > (found?.gained ?? 0) ? month : found),
    undefined,
  )
  return best
    ? `Больше всего баллов начислено за ${formatMonthYear(best.month)}: ${count(best.gained, POINTS)}`
    : 'За эти месяцы баллы не начислялись'
}
