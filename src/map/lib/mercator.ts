import type { Coordinates } from '../../domain/coordinates'

/** Size of the world at zoom 0, in pixels. */
export const TILE = 256

/** Maps a latitude to 0 in the north … 1 in the south, on the square of the map. */
export const mercatorY = (latitude: number): number =>
  0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)

/** Maps a longitude to 0 in the west … 1 in the east. */
export const mercatorX = (longitude: number): number => longitude / 360 + 0.5

/** Returns the coordinates of a point of that square. */
export const placeAt = (x: number, y: number): Coordinates => [
  (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
  (x - 0.5) * 360,
]
