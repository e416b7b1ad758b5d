import { Suspense, useEffect } from 'react'
import { lazyComponent } from '../host/loading/lazyComponent'
import { Skeleton } from '../ui/states/Skeleton'
import { MapBoundary } from './MapBoundary'
import type { PointMapProps } from './PointMap'
import { useInSight } from '../ui/lib/useInSight'

interface MapPaneProps extends PointMapProps {
  /** 'Карта не загрузилась. Все пункты есть в списке' */
  failure: string
  onFailed: () => void
}

type LazyMapProps = PointMapProps & Pick<MapPaneProps, 'failure' | 'onFailed'>

const LazyMap = lazyComponent<LazyMapProps>(() =>
  import('./PointMap').then(
    ({ PointMap }) => PointMap,
    () => NoMap,
  ),
)

/** A map that loads when it scrolls into view; a sentence replaces it if it cannot load. */
export function MapPane({ failure, onFailed, ...map }: MapPaneProps) {
  const { ref, isSeen } = useInSight<HTMLDivElement>()
  const { height } = map
  const waiting = <Skeleton label="Загружаем карту" heights={[height ?? 520]} />
  return (
    <div ref={ref} className="finder__map">
      {isSeen ? (
        <MapBoundary onFailed={onFailed} fallback={<p role="status">{failure}</p>}>
          <Suspense fallback={waiting}>
            <LazyMap {...map} failure={failure} onFailed={onFailed} />
          </Suspense>
        </MapBoundary>
      ) : (
        // This box only reserves the height of the map before it loads.
        <div style={{ height }} />
      )}
    </div>
  )
}

/** Replaces a map whose script does not load. */
function NoMap({ failure, onFailed }: LazyMapProps) {
  useEffect(() => onFailed(), [onFailed])
  return <p role="status">{failure}</p>
}
