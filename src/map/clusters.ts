import Supercluster from 'supercluster'
import { isOnMap, type Coordinates } from '../domain/places'
import type { MapPoint } from './MapPoint'
import type { Bounds } from './bounds'
import { MOST_ZOOM } from './view'

/** A pin: one point, or several that are too near to each other to be told apart. */
export interface Mark {
  key: string
  coordinates: Coordinates
  count: number
  /** Of a single point. */
  point: MapPoint | undefined
  /** Zooms to where a cluster falls apart; points at one place never do. */
  zoom: number | undefined
  points: () => MapPoint[]
}

export type MarksIn = (bounds: Bounds, zoom: number) => Mark[]

/** A pin's size and the gap around it. */
const RADIUS = 56

/** The index takes 10 to 20 ms for 10,000 points; then each view costs far less. */
export function clustersOf(points: readonly MapPoint[]): MarksIn {
  const index = new Supercluster<{ point: MapPoint }, { point: MapPoint }>({
    radius: RADIUS,
    extent: 256,
    maxZoom: MOST_ZOOM,
  })
  index.load(
    points
      .filter(({ coordinates }) => isOnMap(coordinates))
      .map((point) => ({
        type: 'Feature',
        properties: { point },
        geometry: { type: 'Point', coordinates: [point.coordinates[1], point.coordinates[0]] },
      })),
  )
  return ({ ne, sw }, zoom) =>
    index.getClusters([sw[1], sw[0], ne[1], ne[0]], Math.floor(zoom)).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const coordinates: Coordinates = [latitude, longitude]
      if (!('cluster_id' in properties)) {
        const { point } = properties
        return { key: `p${point.id}`, coordinates, count: 1, point, zoom: undefined, points: () => [point] }
      }
      const { cluster_id: id, point_count: count } = properties
      const apart = index.getClusterExpansionZoom(id)
      return {
        key: `c${id}`,
        coordinates,
        count,
        point: undefined,
        zoom: apart > MOST_ZOOM ? undefined : apart,
        points: () => index.getLeaves(id, Infinity).map((leaf) => leaf.properties.point),
      }
    })
}
