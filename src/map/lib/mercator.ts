import type { Coordinates } from '../../domain/coordinates'

/** Pixels of the world at zoom 0. */
export const TILE = 256

/** North to south from 0 to 1, as the square of the map lays it out. */
export const mercatorY = (latitude: number): number =>
  0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)

/** West to east from 0 to 1. */
export const mercatorX = (longitude: number): number => longitude / 360 + 0.5

/** The place that lies there on the square. */
export const placeAt = (x: number, y: number): Coordinates => [
  (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
  (x - 0.5) * 360,
]
