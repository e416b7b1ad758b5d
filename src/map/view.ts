import type { Coordinates } from '../domain/places'

export interface View {
  center: Coordinates
  zoom: number
}

export interface Bounds {
  ne: [number, number]
  sw: [number, number]
}

export const isWithin = ({ ne, sw }: Bounds, [latitude, longitude]: Coordinates): boolean =>
  latitude <= ne[0] && latitude >= sw[0] && longitude <= ne[1] && longitude >= sw[1]

export const LEAST_ZOOM = 2
export const MOST_ZOOM = 18

const TILE = 256
/** Moscow, for a map without any point. */
const NOWHERE: View = { center: [55.7558, 37.6173], zoom: 9 }

/** North to south from 0 to 1, as the square of the map lays it out. */
const mercator = (latitude: number) => 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)

/** The view that shows all of them in a map of so many pixels. */
export function viewOf(places: readonly Coordinates[], width = 320, height = 280): View {
  const [first] = places
  if (first === undefined) return NOWHERE
  let [south, west] = first
  let [north, east] = first
  for (const [latitude, longitude] of places) {
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  const across = (east - west) / 360
  const down = mercator(south) - mercator(north)
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
