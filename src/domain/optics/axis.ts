const ROUND_OFF = 1e-9

/** Normalises degrees to more than 0 and up to 180: an axis has no direction, and 0 is written as 180. */
export function normalAxis(degrees: number): number {
  const rest = ((degrees % 180) + 180) % 180
  return rest < ROUND_OFF || rest > 180 - ROUND_OFF ? 180 : rest
}

/** Rounds to whole degrees, half up; a calculated half may be just below it. */
export const roundedAxis = (degrees: number): number => normalAxis(Math.floor(degrees + 0.5 + ROUND_OFF))

/** Rounds to a quarter of a dioptre; ties go towards plus: −2.375 becomes −2.25. */
export const toQuarter = (dioptres: number): number => Math.floor(4 * dioptres + 0.5 + ROUND_OFF) / 4

/** Tells whether a cylinder is zero; calculated ones differ from 0 by a rounding error. */
export const isNoCylinder = (dioptres: number): boolean => Math.abs(dioptres) < ROUND_OFF

/** Returns the point at twice the angle, where opposite directions of an axis coincide. */
export function doubled(size: number, degrees: number): [x: number, y: number] {
  const radians = (2 * degrees * Math.PI) / 180
  return [size * Math.cos(radians), size * Math.sin(radians)]
}

/** Returns the axis of a point at twice the angle. */
export const halved = ([x, y]: [x: number, y: number]): number =>
  normalAxis((Math.atan2(y, x) * 180) / Math.PI / 2)
