import type { ComponentProps } from 'react'
import type { DeliveryPoint } from '#data/places/places'
import { FewPlaces } from '#map/FewPlaces'
import { Button } from '#ui/controls/Button'
import { PointFacts } from './PointFacts'

/** Number of points that the page shows on a phone (contract 16.1). */
export const FIRST_POINTS = 3

interface FirstPointsProps extends Pick<
  ComponentProps<typeof FewPlaces<DeliveryPoint>>,
  'onOpened' | 'onFolded' | 'unfolded'
> {
  points: readonly DeliveryPoint[]
  /** Opens the sheet with all points. */
  onAll: () => void
}

/** Shows the first points on a page that continues below them. */
export const FirstPoints = ({ points, onAll, ...rows }: FirstPointsProps) => (
  <>
    <FewPlaces
      places={points.slice(0, FIRST_POINTS)}
      facts={(point) => <PointFacts point={point} />}
      {...rows}
    />
    <div>
      <Button variant="secondary" onClick={onAll}>
        Все пункты: {points.length}
      </Button>
    </div>
  </>
)
