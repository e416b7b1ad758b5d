const ROUND_OFF = 1e-9

/** Returns degrees from more than 0 to 180: an axis has no direction, and 0 is written 180. */
export function normalAxis(degrees: number): number {
  const rest = ((degrees % 180) + 180) % 180
  return rest < ROUND_OFF || rest > 180 - ROUND_OFF ? 180 : rest
}

/** Rounds to the degree, half up. */
export const roundedAxis = (degrees: number): number => normalAxis(Math.floor(degrees + 0.5))

/** Rounds to a quarter of a dioptre; ties go to more plus: −2.375 is −2.25. */
export const toQuarter = (dioptres: number): number => Math.floor(4 * dioptres + 0.5 + ROUND_OFF) / 4

/** Whether a cylinder is none; computed ones differ from 0 by their rounding. */
export const isNoCylinder = (dioptres: number): boolean => Math.abs(dioptres) < ROUND_OFF

/** The point at twice the angle: opposite directions of an axis are one there. */
export function doubled(size: number, degrees: number): [x: number, y: number] {
  const radians = (2 * degrees * Math.PI) / 180
  return [size * Math.cos(radians), size * Math.sin(radians)]
}

/** The axis of a point at twice the angle. */
export const halved = ([x, y]: [x: number, y: number]): number =>
  normalAxis((Math.atan2(y, x) * 180) / Math.PI / 2)
