import { isOnMap, type Coordinates } from '../../domain/coordinates'
import { mercatorY, TILE } from './mercator'

export interface View {
  center: Coordinates
  zoom: number
}

export const LEAST_ZOOM = 2
export const MOST_ZOOM = 18

/** Moscow, for a map without points. */
const NOWHERE: View = { center: [55.7558, 37.6173], zoom: 9 }

/** A place this many times farther away than nine tenths of the places is a mistake in the data. */
const STRAY = 5

/** Sample size that is large enough to tell where most of ten thousand places are. */
const SAMPLE = 200

const middleOf = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Returns the squared distance: the square root would take most of the time, and thousands are compared. */
const farness = (latitude: number, longitude: number): number => latitude * latitude + longitude * longitude

/**
 * Returns the centre and the squared limit; a place beyond it is an outlier, such as one with swapped
 * coordinates.
 */
function reachOf(all: readonly Coordinates[]): { middle: Coordinates; most: number } {
  const every = Math.ceil(all.length / SAMPLE)
  const some: Coordinates[] = []
  for (let index = 0; index < all.length; index += every) {
    const place = all[index]
    if (place && isOnMap(place)) some.push(place)
  }
  const middle: Coordinates = [
    middleOf(some.map(([latitude]) => latitude)),
    middleOf(some.map(([, longitude]) => longitude)),
  ]
  if (some.length < 5) return { middle, most: Infinity }
  const away = some
    .map(([latitude, longitude]) => farness(latitude - middle[0], longitude - middle[1]))
    .toSorted((one, other) => one - other)
  const usual = away[Math.floor((away.length - 1) * 0.9)] ?? 0
  return { middle, most: usual === 0 ? Infinity : usual * STRAY ** 2 }
}

/**
 * Returns the view that shows all places except outliers and unusable coordinates, in a map of this size in
 * pixels; the default is the narrowest map, beside a list on a tablet.
 */
export function viewOf(all: readonly Coordinates[], width = 220, height = 280): View {
  const { middle, most } = reachOf(all)
  const [middleLatitude, middleLongitude] = middle
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity]
  // A single loop without intermediate arrays: thousands of places are compared at each keystroke of a
  // search.
  for (let place = 0; place < all.length; place++) {
    const coordinates = all[place]
    if (!coordinates || !isOnMap(coordinates)) continue
    // The steps are simple: until the browser has compiled the loop, destructuring and powers take several
    // times as long.
    const latitude = coordinates[0]
    const longitude = coordinates[1]
    if (farness(latitude - middleLatitude, longitude - middleLongitude) > most) continue
    if (latitude < south) south = latitude
    if (latitude > north) north = latitude
    if (longitude < west) west = longitude
    if (longitude > east) east = longitude
  }
  if (south > north) return NOWHERE
  const across = (east - west) / 360
  const down = mercatorY(south) - mercatorY(north)
  const fits = (pixels: number, share: number) => (share === 0 ? Infinity : Math.log2(pixels / TILE / share))
  const zoom = Math.floor(Math.min(fits(width, across), fits(height, down), 15))
  return {
    center: [(south + north) / 2, (west + east) / 2],
    zoom: Math.max(LEAST_ZOOM, zoom),
  }
}

/** Returns a round length for the scale bar, at most `most` pixels long: { metres: 500, pixels: 83 }. */
export function scaleOf({ center: [latitude], zoom }: View, most = 100): { metres: number; pixels: number } {
  const perPixel = (40_075_016 * Math.cos((latitude * Math.PI) / 180)) / (TILE * 2 ** zoom)
  const decade = 10 ** Math.floor(Math.log10(perPixel * most))
  const metres = decade * ([5, 2].find((times) => times * decade <= perPixel * most) ?? 1)
  return { metres, pixels: Math.round(metres / perPixel) }
}
