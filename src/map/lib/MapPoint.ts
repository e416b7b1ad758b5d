import type { Id } from '../../domain/Id'
import type { Coordinates } from '../../domain/coordinates'
import type { IconName } from '../../ui/lib/icons'

/** A point on the map. */
export interface MapPoint {
  id: Id
  name: string
  coordinates: Coordinates
  /** Icon of the kind of place; an eye by default. */
  icon?: IconName | undefined
  /** Bonus points for choosing the place. */
  bonus?: number | null | undefined
}
