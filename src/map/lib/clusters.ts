import { isOnMap, type Coordinates } from '../../domain/coordinates'
import type { Bounds } from './bounds'
import type { MapPoint } from './MapPoint'
import { mercatorX, mercatorY, placeAt, TILE } from './mercator'
import { MOST_ZOOM } from './view'

/** A pin for one point, or for several that would overlap. */
export interface Mark {
  key: string
  coordinates: Coordinates
  count: number
  /** The point, if the pin has only one. */
  point: MapPoint | undefined
  points: () => MapPoint[]
  /**
   * Returns the zoom at which a cluster splits; undefined for points at the same place, which never split.
   */
  zoom: () => number | undefined
}

export type MarksIn = (bounds: Bounds, zoom: number) => Mark[]

/** Size of a pin with the gap around it, in pixels. */
const CELL = 56
/** Share of a cell: two pins closer than this overlap. */
const COVERED = 0.8

/** A number larger than the count of cells in a row at the largest zoom. */
const ROW = 2 ** 22

interface Cluster {
  /** Key of the cluster's cell. */
  key: number
  /** Indices of the points in the list. */
  members: number[]
  /** Sums of the coordinates, for the centre. */
  x: number
  y: number
}

/**
 * Clusters points with a grid that is fixed to the world, so that pins do not move while the map is dragged.
 * It needs no prebuilt index: a view of 10,000 points takes about a millisecond.
 */
export function clustersOf(all: readonly MapPoint[]): MarksIn {
  const points = all.filter(({ coordinates }) => isOnMap(coordinates))
  // The loops use an index, because an iterator takes several times as long.
  const xs = new Float64Array(points.length)
  const ys = new Float64Array(points.length)
  points.forEach(({ coordinates }, place) => {
    xs[place] = mercatorX(coordinates[1])
    ys[place] = mercatorY(coordinates[0])
  })
  const at = (values: Float64Array, place: number) => values[place] ?? 0

  /** Returns the zoom at which the points no longer share one cell. */
  function apart(members: readonly number[], from: number): number | undefined {
    const [first = 0] = members
    for (let zoom = from + 1; zoom <= MOST_ZOOM; zoom++) {
      const cell = CELL / TILE / 2 ** zoom
      const isFar = (place: number) =>
        Math.abs(at(xs, place) - at(xs, first)) >= cell || Math.abs(at(ys, place) - at(ys, first)) >= cell
      if (members.some(isFar)) return zoom
    }
    return undefined
  }

  return ({ ne, sw }, exact) => {
    const zoom = Math.floor(exact)
    const cell = CELL / TILE / 2 ** zoom
    const [left, right] = [mercatorX(sw[1]) - cell, mercatorX(ne[1]) + cell]
    const [top, bottom] = [mercatorY(ne[0]) - cell, mercatorY(sw[0]) + cell]
    const clusters = new Map<number, Cluster>()
    for (let place = 0; place < points.length; place++) {
      const [x, y] = [at(xs, place), at(ys, place)]
      if (x < left || x > right || y < top || y > bottom) continue
      const key = Math.floor(y / cell) * ROW + Math.floor(x / cell)
      const cluster = clusters.get(key)
      if (cluster) {
        cluster.members.push(place)
        cluster.x += x
        cluster.y += y
      } else clusters.set(key, { key, members: [place], x, y })
    }
    return joined([...clusters.values()], cell).map(({ key, members, x, y }) => {
      const single = members.length === 1 ? points[members[0] ?? 0] : undefined
      return {
        key: single ? `p${single.id}` : `c${zoom} ${key}`,
        coordinates: single?.coordinates ?? placeAt(x / members.length, y / members.length),
        count: members.length,
        point: single,
        points: () => members.flatMap((place) => points[place] ?? []),
        zoom: () => apart(members, zoom),
      }
    })
  }
}

/** Joins clusters whose pins would overlap across the border of two cells. */
function joined(clusters: readonly Cluster[], cell: number): Cluster[] {
  const left: Cluster[] = []
  for (const cluster of clusters.toSorted((one, other) => other.members.length - one.members.length)) {
    const { members, x, y } = cluster
    const near = left.find(
      (other) =>
        Math.hypot(
          other.x / other.members.length - x / members.length,
          other.y / other.members.length - y / members.length,
        ) <
        cell * COVERED,
    )
    if (near) {
      near.members.push(...members)
      near.x += x
      near.y += y
    } else left.push(cluster)
  }
  return left
}
