import { formatDate, formatMonthYear } from '../../domain/dates/dates'
import type { IsoDate } from '../../domain/dates/dates'
import { StyleSheet } from '../StyleSheet'
import css from './lineChart.css'

export interface Series {
  name: string
  /** Sorted by time. */
  points: readonly { at: IsoDate; value: number }[]
}

interface LineChartProps {
  /** 'Как менялась сфера' */
  label: string
  /** One or two series; the second is dashed with square markers. */
  series: readonly Series[]
  format: (value: number) => string
}

const WIDTH = 480
const HEIGHT = 160
const EDGE = { top: 12, right: 12, bottom: 44, left: 84 }

/** A chart of values over time, with a table of the same values. */
export function LineChart({ label, series, format }: LineChartProps) {
  const all = series.flatMap(({ points }) => points)
  const times = [...new Set(all.map(({ at }) => at))].toSorted(
    (one, other) => Date.parse(one) - Date.parse(other),
  )
  const x = scaleOf(times.map(Date.parse), EDGE.left, WIDTH - EDGE.right)
  const y = scaleOf(
    all.map(({ value }) => value),
    HEIGHT - EDGE.bottom,
    EDGE.top,
  )
  return (
    <figure className="chart">
      <StyleSheet href={css} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[y.least, y.most].map((value, index) => (
          <g key={index}>
            <path className="chart__grid" d={`M${EDGE.left} ${y.at(value)}H${WIDTH}`} />
            <text className="chart__label" x={0} y={y.at(value) + 4}>
              {format(value)}
            </text>
          </g>
        ))}
        {ends(times).map(({ at, anchor, text }) => (
          <text
            key={anchor}
            className="chart__label"
            x={x.at(Date.parse(at))}
            y={HEIGHT - 8}
            textAnchor={anchor}
          >
            {text}
          </text>
        ))}
        {series.map(({ name, points }, index) => {
          const places = points.map(({ at, value }) => [x.at(Date.parse(at)), y.at(value)] as const)
          return (
            <g key={name} className={index === 0 ? 'chart__line' : 'chart__line chart__line--second'}>
              <path
                d={places.map(([left, top], step) => `${step === 0 ? 'M' : 'L'}${left} ${top}`).join('')}
              />
              {places.map(([left, top], step) => (
                <rect key={step} x={left - 4} y={top - 4} width={8} height={8} rx={index === 0 ? 4 : 0} />
              ))}
            </g>
          )
        })}
      </svg>
      {series.length > 1 && (
        <p className="chart__legend small soft" aria-hidden="true">
          {series.map(({ name }, index) => (
            <span key={name} className={index === 0 ? 'chart__key' : 'chart__key chart__key--second'}>
              {name}
            </span>
          ))}
        </p>
      )}
      <details className="chart__details">
        <summary>Таблица</summary>
        <table className="chart__table">
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">Дата</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time) => (
              <tr key={time}>
                <th scope="row">{formatDate(time)}</th>
                {series.map(({ name, points }) => {
                  const point = points.find(({ at }) => at === time)
                  return <td key={name}>{point ? format(point.value) : '—'}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Returns the first and last labels of the time axis: months, or days within one month. */
function ends(times: readonly IsoDate[]) {
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return []
  if (first === last) return [{ at: first, anchor: 'middle', text: formatDate(first) }] as const
  const words = formatMonthYear(first) === formatMonthYear(last) ? formatDate : formatMonthYear
  return [
    { at: first, anchor: 'start', text: words(first) },
    { at: last, anchor: 'end', text: words(last) },
  ] as const
}

/** Returns a function that maps values to a length; a single value is in the middle. */
function scaleOf(values: readonly number[], from: number, to: number) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const at = (value: number) =>
    Math.round(
      (most === least ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from)) * 10,
    ) / 10
  return { least, most, at }
}
