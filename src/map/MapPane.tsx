import { Suspense, useEffect, Component, type ReactNode } from 'react'
import { lazyComponent } from '../host/loading/lazyComponent'
import { Skeleton } from '../ui/states/Skeleton'
import type { PointMapProps } from './PointMap'
import { useInSight } from '../ui/lib/useInSight'

interface MapBoundaryProps {
  onFailed: () => void
  /** Replaces the map after a failure. */
  fallback: ReactNode
  children: ReactNode
}

/** Error boundary of the map, which is not rendered before React: the list beside it stays. */
const MapBoundary = (props: MapBoundaryProps) => (BEFORE_REACT ? props.children : <Boundary {...props} />)

class Boundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

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
