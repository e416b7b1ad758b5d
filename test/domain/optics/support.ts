import fc from 'fast-check'
import type { Refraction } from '../../../src/domain/optics/refraction'

const steps = (min: number, max: number, step: number) =>
  fc.integer({ min: min / step, max: max / step }).map((count) => count * step)

/** Refractions as customers have them: in quarter dioptres, axes in whole degrees, cylinders with either sign. */
export const refractions: fc.Arbitrary<Refraction> = fc.record({
  sphere: steps(-20, 15, 0.25),
  cylinder: steps(-6, 6, 0.25),
  axis: fc.integer({ min: 1, max: 180 }),
})

/** A dioptric power matrix: another way to write a refraction, with which sums are plain (Long, 1976). */
export type Matrix = readonly [xx: number, xy: number, yy: number]

export function matrixOf({ sphere, cylinder, axis }: Refraction): Matrix {
  const radians = ((axis ?? 0) * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return [sphere + cylinder * sin * sin, -cylinder * sin * cos, sphere + cylinder * cos * cos]
}

/** Returns the sphere and the minus cylinder of a matrix, by its eigenvalues. */
export function powersOf([xx, xy, yy]: Matrix): { sphere: number; cylinder: number } {
  const spread = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy)
  return { sphere: (xx + yy + spread) / 2, cylinder: -spread }
}

export function expectSameMatrix(one: Matrix, other: Matrix): void {
  one.forEach((value, place) => expect(value).toBeCloseTo(other[place] ?? NaN, 8))
}

export { steps }
