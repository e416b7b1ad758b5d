import { doubled, halved, isNoCylinder } from './axis'

/** 1000 · (1.3375 − 1), from the refractive index of keratometers. */
const KERATOMETRIC = 337.5

/** Converts a corneal radius in mm to dioptres, and dioptres to the radius. */
export const keratometric = (value: number): number => KERATOMETRIC / value

export interface Cornea {
  /** Dioptres, the flat meridian first. */
  k1: number
  k2: number
  /** Degrees of the steep meridian. */
  k2Axis: number
}

export interface Incision {
  /** Dioptres of astigmatism that the surgeon's incisions cause. */
  sia: number
  /** Degrees, 0 to 360. */
  incision: number
}

/**
 * Returns the front surface of the cornea after an incision, which flattens its own meridian: vectors of
 * doubled angles (Holladay, Cravy & Koch, J Cataract Refract Surg 1992;18:429).
 */
export function afterIncision({ k1, k2, k2Axis }: Cornea, { sia, incision }: Incision) {
  const [x, y] = doubled(k2 - k1, k2Axis)
  const [dx, dy] = doubled(sia, incision + 90)
  const sum: [number, number] = [x + dx, y + dy]
  const astigmatism = Math.hypot(...sum)
  const mean = (k1 + k2) / 2
  return {
    astigmatism: isNoCylinder(astigmatism) ? 0 : astigmatism,
    steepAxis: isNoCylinder(astigmatism) ? null : halved(sum),
    flat: mean - astigmatism / 2,
    steep: mean + astigmatism / 2,
  }
}
