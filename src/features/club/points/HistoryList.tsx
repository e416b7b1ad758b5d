import { memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { agreed, formatNumber, type Forms } from '#domain/numbers/counts'
import { formatMonthYear } from '#domain/dates/dates'
import { POINTS } from '#domain/numbers/points'
import type { HistoryMonth } from '#data/points/historyMonths'
import type { PointsOperation } from '#data/points/pointsHistory'
import { Button } from '#ui/controls/Button'
import { classes } from '#ui/lib/classes'
import { Anchor } from '#ui/controls/Anchor'
import { Icon } from '#ui/Icon'
import { PointsAmount } from '#parts/PointsAmount'
import { iconOf, sourceOf, typeInWords, whenInWords } from './operationWords'

/** Number of operations shown at first; `MORE` is the number that each press adds. */
const FIRST = 20
const MORE = 50

/**
 * Number of rows that the browser lays out and paints as one part, or skips while the part is far from the
 * viewport.
 */
const PART = 10
/** Estimated height of a row before its layout, in px. */
const ROW = 68

/**
 * Returns the first months with at most `limit` operations. The last month may be cut, but its sums are those
 * of the whole month.
 */
function firstOf(months: readonly HistoryMonth[], limit: number): HistoryMonth[] {
  const shown: HistoryMonth[] = []
  let left = limit
  for (const month of months) {
    if (left <= 0) break
    // A complete month stays the same object, so that it is not rendered again.
    const isWhole = month.operations.length <= left
    shown.push(isWhole ? month : { ...month, operations: month.operations.slice(0, left) })
    left -= month.operations.length
  }
  return shown
}

const partsOf = (operations: readonly PointsOperation[]) =>
  Array.from({ length: Math.ceil(operations.length / PART) }, (_, place) =>
    operations.slice(place * PART, (place + 1) * PART),
  )

const GAINED: Forms = ['начислен', 'начислено', 'начислено']
const LOST: Forms = ['списан', 'списано', 'списано']

/** Returns 'начислено 250 баллов'. */
function turnover(points: number, verbs: Forms): string {
  const { counted, verb } = agreed(points, POINTS, verbs)
  return `${verb} ${counted}`
}

const Month = memo(function Month({
  month: { month, gained, lost, isShort, operations },
}: {
  month: HistoryMonth
}) {
  const name = monthInWords(month)
  return (
    <section aria-label={name}>
      <div className="months__head">
        <h3>{name}</h3>
        <p className="small soft">
          {!isShort &&
            [gained > 0 && turnover(gained, GAINED), lost > 0 && turnover(lost, LOST)]
              .filter(Boolean)
              .join(', ')}
        </p>
      </div>
      <div role="list">
        {partsOf(operations).map((part, place) => (
          <div
            key={place}
            className="months__part"
            role="presentation"
            style={{ containIntrinsicSize: `auto ${part.length * ROW}px` }}
          >
            {part.map((operation, index) => (
              // A faulty server may send two operations with the same id.
              <div key={`${operation.id} ${index}`} className="months__row" role="listitem" tabIndex={-1}>
                <OperationRow operation={operation} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
})

function List({ months }: { months: readonly HistoryMonth[] }) {
  const [limit, setLimit] = useState(FIRST)
  const list = useRef<HTMLDivElement>(null)
  const all = months.reduce((sum, { operations }) => sum + operations.length, 0)
  const onMore = () => {
    flushSync(() => setLimit(limit + MORE))
    // The button may have gone, so the first new row takes the focus.
    list.current?.querySelectorAll<HTMLElement>('.months__row')[limit]?.focus()
  }
  return (
    <div className={classes('months', limit > FIRST && 'months--long')} ref={list}>
      {firstOf(months, limit).map((month) => (
        <Month key={month.month} month={month} />
      ))}
      {all > limit && (
        <div className="more">
          <p className="small soft">
            Показано {formatNumber(limit)} из {formatNumber(all)}
          </p>
          <Button variant="secondary" onClick={onMore}>
            Показать ещё
          </Button>
        </div>
      )}
    </div>
  )
}

/** The list is memoized, so that a click on a filter renders it only once the deferred result is ready. */
export const HistoryList = memo(List)

function monthInWords(month: string): string {
  const words = formatMonthYear(month)
  return words === '' ? 'Без даты' : words.charAt(0).toLocaleUpperCase('ru') + words.slice(1)
}

function Row({ operation }: { operation: PointsOperation }) {
  const { title, points } = operation
  const source = sourceOf(operation)
  const name = title === '' ? typeInWords(operation) : title
  return (
    <div className="item">
      <span className="thumb thumb--s thumb--warm">
        <Icon name={iconOf(operation)} size={20} />
      </span>
      <span className="item__main">
        {source === undefined ? <span>{name}</span> : <Anchor to={source}>{name}</Anchor>}
        <span className="small soft">{whenInWords(operation)}</span>
      </span>
      {points !== null && <PointsAmount value={points} />}
    </div>
  )
}

/**
 * Shows an operation: its title and date, its points, and a link to its source. It is memoized, so that a
 * growing list does not render it again.
 */
const OperationRow = memo(Row)
