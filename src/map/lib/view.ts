import { isOnMap, type Coordinates } from '../../domain/coordinates'
import { mercatorY, TILE } from './mercator'

export interface View {
  center: Coordinates
  zoom: number
}

export const LEAST_ZOOM = 2
export const MOST_ZOOM = 18

/** Moscow, for a map without any point. */
const NOWHERE: View = { center: [55.7558, 37.6173], zoom: 9 }

/** So many times as far away as nine tenths of the places are: a mistake in the data. */
const STRAY = 5

/** So many say where most of ten thousand lie. */
const SAMPLE = 200

const middleOf = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Squared: the root takes longer than all else, and thousands are compared. */
const farness = (latitude: number, longitude: number): number => latitude * latitude + longitude * longitude

/** Squared: further from the middle is a stray, such as a place whose coordinates are turned round. */
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
 * The view that shows them, but for single ones that lie far away or nowhere, in a map of so many pixels: the narrowest
 * one stands beside a list on a tablet.
 */
export function viewOf(all: readonly Coordinates[], width = 220, height = 280): View {
  const { middle, most } = reachOf(all)
  const [middleLatitude, middleLongitude] = middle
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity]
  // In one go and without lists in between: thousands are looked at while somebody types.
  for (let place = 0; place < all.length; place++) {
    const coordinates = all[place]
    if (!coordinates || !isOnMap(coordinates)) continue
    // Plain steps: until the browser has compiled the loop, patterns and powers take several times as long.
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

/** A round length that takes at most so many pixels at this view: { metres: 500, pixels: 83 }. */
export function scaleOf({ center: [latitude], zoom }: View, most = 100): { metres: number; pixels: number } {
  const perPixel = (40_075_016 * Math.cos((latitude * Math.PI) / 180)) / (TILE * 2 ** zoom)
  const decade = 10 ** Math.floor(Math.log10(perPixel * most))
  const metres = decade * ([5, 2].find((times) => times * decade <= perPixel * most) ?? 1)
  return { metres, pixels: Math.round(metres / perPixel) }
}
