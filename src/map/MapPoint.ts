import type { Id } from '../domain/Id'
import type { Coordinates } from '../domain/places'

/** What a map needs to know of a point. */
export interface MapPoint {
  id: Id
  name: string
  coordinates: Coordinates
}

/** Whether the coordinates are a place on the map, which ends before the poles. */
export const isOnMap = ([latitude, longitude]: Coordinates): boolean =>
  Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
