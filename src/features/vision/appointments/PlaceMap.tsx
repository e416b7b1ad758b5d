import { memo, Suspense, useEffect, useMemo, useState } from 'react'
import { sameId, type Id } from '#domain/Id'
import { lazyComponent } from '#host/loading/lazyComponent'
import { useIsMobile } from '#host/page/viewport'
import { ErrorBoundary } from '#island/ErrorBoundary'
import type { PointMapProps } from '#map/PointMap'
import { Button } from '#ui/controls/Button'
import { Skeleton } from '#ui/states/Skeleton'
import { PlaceItem } from './PlaceItem'
import type { Place } from './placeSearch'
import { OPTICIANS } from './placeSearch'
import { useFailureLog } from '#data/locator/useFailureLog'

const PointMap = lazyComponent<PointMapProps>(() =>
  import('#map/PointMap').then(
    ({ PointMap }) => PointMap,
    () => NoMap,
  ),
)

const pinsOf = (places: readonly Place[]) => places.map(({ pin }) => pin).filter((pin) => pin !== null)

interface PlaceMapProps {
  places: readonly Place[]
  /** The places that the map shows at first. */
  around: readonly Place[]
  onChosen: (id: Id) => void
}

/** Shows the places on a map; on a phone only on request. The list has every place, too. */
export const PlaceMap = memo(function PlaceMap({ places, around, onChosen }: PlaceMapProps) {
  const isMobile = useIsMobile()
  const [isWanted, setWanted] = useState(false)
  const [selected, setSelected] = useState<Id[]>([])
  const points = useMemo(() => pinsOf(places), [places])
  const first = useMemo(() => pinsOf(around), [around])
  const isShown = !isMobile || isWanted
  return (
    <div className="booking__map">
      {isMobile && (
        <div>
          <Button variant="secondary" aria-expanded={isShown} onClick={() => setWanted(!isWanted)}>
            {isShown ? 'Список' : 'Карта'}
          </Button>
        </div>
      )}
      {isShown && (
        <ErrorBoundary>
          <Suspense fallback={<Skeleton label="Загружаем карту" heights={[360]} />}>
            <PointMap
              label="Оптики на карте"
              noun={OPTICIANS}
              points={points}
              around={first.length > 0 ? first : points}
              selected={selected}
              onSelected={setSelected}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {isShown &&
        selected.length > 0 &&
        places
          .filter(({ point }) => selected.some((id) => sameId(id, point.id)))
          .slice(0, 5)
          .map((place) => (
            <PlaceItem key={place.point.id} place={place} onChosen={() => onChosen(place.point.id)} />
          ))}
    </div>
  )
})

function NoMap() {
  const log = useFailureLog()
  useEffect(() => log('map_failed'), [log])
  return <p role="status">Карта не загрузилась. Все оптики есть в списке</p>
}
