import type { Id } from '../../domain/Id'
import type { Coordinates } from '../../domain/coordinates'
import type { IconName } from '../../ui/lib/icons'

/** What a map needs to know of a point. */
export interface MapPoint {
  id: Id
  name: string
  coordinates: Coordinates
  /** What kind of place it is; an eye without it. */
  icon?: IconName | undefined
  /** Points of the club for choosing it. */
  bonus?: number | null | undefined
}
