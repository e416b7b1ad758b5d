import { useMemo, useState } from 'react'
import { soonestTimes, type SoonestTime } from '#data/appointments/soonestTimes'
import type { LocatorPoint } from '#data/locator/locatorPoint'
import type { Coordinates } from '#domain/coordinates'
import { formatSoon } from '#domain/dates/formatSoon'
import { formatDistance } from '#domain/numbers/distance'
import { metresTo } from '#map/lib/byDistance'
import { Button } from '#ui/controls/Button'
import { InSight } from '#ui/InSight'
import { SkeletonLine } from '#ui/states/Skeleton'
import { useFirstTimes } from './useFirstTimes'

interface NearestTimesProps {
  /** The opticians in the order in which they are asked for their times. */
  places: readonly LocatorPoint[]
  /** Position of the customer; undefined if unknown. */
  from: Coordinates | undefined
  onChosen: (time: SoonestTime<LocatorPoint>) => void
}

/** Number of opticians that are asked at first, and with each press of 'Ещё оптики'. */
const STEP = 6

/**
 * Offers the nearest free times of several opticians. Requests start only when the section scrolls into view.
 */
export function NearestTimes(props: NearestTimesProps) {
  if (props.places.length === 0) return null
  return (
    <section className="booking__soon" aria-label="Ближайшее свободное время">
      <h3>Ближайшее свободное время</h3>
      <InSight before={<Waiting rows={Math.min(STEP, props.places.length)} />}>
        <Times {...props} />
      </InSight>
    </section>
  )
}

function Times({ places, from, onChosen }: NearestTimesProps) {
  const [limit, setLimit] = useState(STEP)
  const asked = useMemo(() => places.slice(0, limit), [places, limit])
  const { isLoading, known, failed, retry } = useFirstTimes(asked)
  // All rows appear together: rows that arrive one by one would move while the customer taps.
  if (isLoading) return <Waiting rows={asked.length} />
  const times = soonestTimes(known)
  return (
    <>
      {times.length > 0 && (
        <ul className="booking__times">
          {times.map((time) => (
            <li key={time.place.id}>
              <Time time={time} from={from} onChosen={() => onChosen(time)} />
            </li>
          ))}
        </ul>
      )}
      {times.length === 0 && failed.length === 0 && (
        <p className="small soft">В этих оптиках свободного времени нет.</p>
      )}
      {failed.length > 0 && (
        <p className="small" role="status">
          Время не загрузилось: {failed.map(({ name }) => name).join(', ')}.{' '}
          <Button variant="quiet" small onClick={retry}>
            Повторить
          </Button>
        </p>
      )}
      {limit < places.length && (
        <div>
          <Button variant="quiet" small onClick={() => setLimit(limit + STEP)}>
            Ещё оптики
          </Button>
        </div>
      )}
    </>
  )
}

/** Keeps the place of the rows: the list of opticians below is there before them. */
const Waiting = ({ rows }: { rows: number }) => (
  <div className="booking__times" aria-busy="true">
    <span className="visually-hidden" role="status">
      Загружаем ближайшее время
    </span>
    {Array.from({ length: rows }, (_, row) => (
      <SkeletonLine key={row} height={94} />
    ))}
  </div>
)

interface TimeProps {
  time: SoonestTime<LocatorPoint>
  from: Coordinates | undefined
  onChosen: () => void
}

/** Renders a button such as 'завтра, 11:00', 'Оптика на Арбате', '1,2 км'. */
function Time({ time: { place, at }, from, onChosen }: TimeProps) {
  const metres = metresTo(place, from)
  return (
    <button type="button" className="booking__time" onClick={onChosen}>
      <span className="strong num">{formatSoon(at)}</span>
      <span className="visually-hidden">, </span>
      <span>
        {place.name}
        {metres !== undefined && `, ${formatDistance(metres)}`}
      </span>
      <span className="visually-hidden">, </span>
      <span className="small soft">{place.address}</span>
    </button>
  )
}
