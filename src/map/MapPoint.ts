import type { Id } from '../domain/Id'
import type { Coordinates } from '../domain/places'
import type { IconName } from '../ui/icons'

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

/**
 * Whether the coordinates are a place on the map, which ends before the poles. 0, 0 lies in the ocean: it is what a
 * server writes that knows no place.
 */
export const isOnMap = ([latitude, longitude]: Coordinates): boolean =>
  Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
