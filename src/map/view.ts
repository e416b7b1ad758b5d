import type { Coordinates } from '../domain/places'
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
const farness = (place: Coordinates, middle: Coordinates): number =>
  (place[0] - middle[0]) ** 2 + (place[1] - middle[1]) ** 2

/** Without those that lie far from all others, such as one whose coordinates are turned round. */
function withoutStrays(places: readonly Coordinates[]): readonly Coordinates[] {
  if (places.length < 5) return places
  const every = Math.ceil(places.length / SAMPLE)
  const some = places.filter((_, index) => index % every === 0)
  const middle: Coordinates = [
    middleOf(some.map(([latitude]) => latitude)),
    middleOf(some.map(([, longitude]) => longitude)),
  ]
  const away = some.map((place) => farness(place, middle)).toSorted((one, other) => one - other)
  const usual = away[Math.floor((away.length - 1) * 0.9)] ?? 0
  return usual === 0 ? places : places.filter((place) => farness(place, middle) <= usual * STRAY ** 2)
}

/** The view that shows them in a map of so many pixels, but for single ones that lie far away. */
export function viewOf(all: readonly Coordinates[], width = 320, height = 280): View {
  const places = withoutStrays(all)
  const [first] = places
  if (first === undefined) return NOWHERE
  let [south, west] = first
  let [north, east] = first
  for (const place of places) {
    // By index: taken apart as a list, it takes several times as long.
    const latitude = place[0]
    const longitude = place[1]
    if (latitude < south) south = latitude
    else if (latitude > north) north = latitude
    if (longitude < west) west = longitude
    else if (longitude > east) east = longitude
  }
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
