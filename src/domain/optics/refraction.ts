import { doubled, halved, isNoCylinder, normalAxis, toQuarter } from './axis'

/** Powers in dioptres, the axis in degrees; without a cylinder there is no axis. */
export interface Refraction {
  sphere: number
  cylinder: number
  axis: number | null
}

/** A refraction that can be added up: spherical equivalent and two crossed cylinders, in dioptres. */
export interface PowerVector {
  m: number
  j0: number
  j45: number
}

/** Creates a refraction without −0, and without an axis if there is no cylinder. */
export function refraction(sphere: number, cylinder: number, axis: number | null): Refraction {
  return isNoCylinder(cylinder)
    ? { sphere: sphere + 0, cylinder: 0, axis: null }
    : { sphere: sphere + 0, cylinder, axis: axis === null ? null : normalAxis(axis) }
}

/** Returns the same refraction with a cylinder of the opposite sign: S + C, −C, A + 90. */
export const transposed = ({ sphere, cylinder, axis }: Refraction): Refraction =>
  refraction(sphere + cylinder, -cylinder, axis === null ? null : axis + 90)

export const withMinusCylinder = (given: Refraction): Refraction =>
  given.cylinder > 0 ? transposed(given) : refraction(given.sphere, given.cylinder, given.axis)

/**
 * Converts a refraction to a vector (Thibos, Wheeler & Horner, Optom Vis Sci 1997;74:367): M = S + C/2, J0 =
 * −C/2·cos 2A, J45 = −C/2·sin 2A.
 */
export function toVector({ sphere, cylinder, axis }: Refraction): PowerVector {
  const [j0, j45] = cylinder === 0 ? [0, 0] : doubled(-cylinder / 2, axis ?? 180)
  return { m: sphere + cylinder / 2, j0: j0 + 0, j45: j45 + 0 }
}

/** The inverse of `toVector`, with a minus cylinder. */
export function fromVector({ m, j0, j45 }: PowerVector): Refraction {
  const cylinder = -2 * Math.hypot(j0, j45)
  return refraction(m - cylinder / 2, cylinder, halved([j0, j45]))
}

/** Adds two refractions in one plane, whatever their axes. */
export function added(one: Refraction, other: Refraction): Refraction {
  const [a, b] = [toVector(one), toVector(other)]
  return fromVector({ m: a.m + b.m, j0: a.j0 + b.j0, j45: a.j45 + b.j45 })
}

/** Rounds each power to a quarter; a cylinder that rounds to 0 has no axis. */
export const roundedToQuarters = ({ sphere, cylinder, axis }: Refraction): Refraction =>
  refraction(toQuarter(sphere), toQuarter(cylinder), axis)

/** 'lens': from spectacles to the eye; 'spectacles': from the eye to spectacles. */
export type VertexDirection = 'lens' | 'spectacles'

/**
 * Returns the power with the same effect at another distance from the eye, for each meridian: F / (1 − dF) at
 * the eye, F / (1 + dF) in spectacles; with a minus cylinder.
 * @param millimetres between the two planes
 */
export function vertexed(given: Refraction, millimetres: number, direction: VertexDirection): Refraction {
  const { sphere, cylinder, axis } = withMinusCylinder(given)
  const metres = ((direction === 'lens' ? 1 : -1) * millimetres) / 1000
  const moved = (power: number) => power / (1 - metres * power)
  return refraction(moved(sphere), moved(sphere + cylinder) - moved(sphere), axis)
}

/** From this power of a meridian on, the vertex distance changes the lens to order. */
const COUNTS_FROM = 4

/**
 * Returns the largest absolute power of a meridian, without the rounding error of a floating-point sum, which
 * may fall just beside a limit.
 */
export const strongest = ({ sphere, cylinder }: Refraction): number =>
  Math.max(...[sphere, sphere + cylinder].map((power) => Math.round(Math.abs(power) * 1e9) / 1e9))

/** Tells whether the vertex distance matters for one of the meridians. */
export const isStrong = (given: Refraction): boolean => strongest(given) >= COUNTS_FROM

/**
 * Returns the contact lens to order for spectacles: calculated if the vertex distance matters, otherwise as
 * entered.
 */
export const lensToOrder = (spectacles: Refraction, millimetres: number): Refraction =>
  isStrong(spectacles)
    ? roundedToQuarters(vertexed(spectacles, millimetres, 'lens'))
    : withMinusCylinder(spectacles)
