import { useMemo, useState } from 'react'
import { soonestTimes, type SoonestTime } from '#data/appointments/soonestTimes'
import { formatSoon } from '#domain/dates/formatSoon'
import { formatDistance } from '#domain/numbers/distance'
import { Button } from '#ui/controls/Button'
import { InSight } from '#ui/InSight'
import { Skeleton } from '#ui/states/Skeleton'
import type { Place } from './placeSearch'
import { useFirstTimes } from './useFirstTimes'

interface NearestTimesProps {
  /** The places where the customer looks first. */
  places: readonly Place[]
  onChosen: (time: SoonestTime<Place>) => void
}

/** Number of opticians that are asked at first, and by each press. */
const STEP = 6

/** Offers the nearest free times over several opticians; nothing is asked before they come into sight. */
export function NearestTimes({ places, onChosen }: NearestTimesProps) {
  if (places.length === 0) return null
  return (
    <section className="booking__soon" aria-label="Ближайшее свободное время">
      <h3>Ближайшее свободное время</h3>
      <InSight>
        <Times places={places} onChosen={onChosen} />
      </InSight>
    </section>
  )
}

function Times({ places, onChosen }: NearestTimesProps) {
  const [limit, setLimit] = useState(STEP)
  const asked = useMemo(() => places.slice(0, limit), [places, limit])
  const { isLoading, known, failed, retry } = useFirstTimes(asked)
  // One order for all: rows that come one by one would move under the finger.
  if (isLoading) return <Skeleton label="Загружаем ближайшее время" heights={[56, 56, 56]} />
  const times = soonestTimes(known)
  return (
    <>
      {times.length > 0 && (
        <ul className="booking__times">
          {times.map((time) => (
            <li key={time.place.point.id}>
              <Time time={time} onChosen={() => onChosen(time)} />
            </li>
          ))}
        </ul>
      )}
      {times.length === 0 && failed.length === 0 && (
        <p className="small soft">В этих оптиках свободного времени нет.</p>
      )}
      {failed.length > 0 && (
        <p className="small" role="status">
          Время не загрузилось: {failed.map(({ point }) => point.name).join(', ')}.{' '}
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

/** 'завтра, 11:00' at 'Оптика на Арбате', '1,2 км'. */
function Time({ time: { place, at }, onChosen }: { time: SoonestTime<Place>; onChosen: () => void }) {
  const { point, metres } = place
  return (
    <button type="button" className="booking__time" onClick={onChosen}>
      <span className="strong num">{formatSoon(at)}</span>
      <span className="visually-hidden">, </span>
      <span>
        {point.name}
        {metres !== null && `, ${formatDistance(metres)}`}
      </span>
      <span className="visually-hidden">, </span>
      <span className="small soft">{point.address}</span>
    </button>
  )
}
