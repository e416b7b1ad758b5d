import type { IsoDate } from '../../domain/dates/dates'
import {
  EYES,
  LENS_PARAMETERS,
  mayBeLens,
  type Eye,
  type Lens,
  type LensParameter,
  type LensParameters,
} from '../../domain/lens'
import { newestFirst } from '../../domain/dates/newestFirst'
import type { Fitting } from './fitting'

export const lensOf = (lenses: readonly Lens[], eye: Eye): Lens | undefined =>
  lenses.find((lens) => lens.eye === eye)

/** Returns the parameters in which two lenses differ; a value that one of them lacks is not a difference. */
export const differing = (one: LensParameters, other: LensParameters): LensParameter[] =>
  LENS_PARAMETERS.map(({ name }) => name).filter(
    (name) => one[name] !== null && other[name] !== null && !mayBeLens(one, other, [name]),
  )

/** Tells whether two prescriptions differ for an eye that both have. */
export const areDifferent = (some: readonly Lens[], others: readonly Lens[]): boolean =>
  some.some((lens) => {
    const other = lensOf(others, lens.eye)
    return other !== undefined && differing(lens, other).length > 0
  })

/** Returns the lenses prescribed before this fitting; the newest fitting is first in the list. */
export const lensesBefore = (fittings: readonly Fitting[], index: number): Lens[] =>
  fittings.slice(index + 1).find(({ lenses }) => lenses.length > 0)?.lenses ?? []

export interface Change {
  eye: Eye
  name: string
  points: { at: IsoDate; value: number }[]
}

/** Returns the history of a parameter for each eye that has at least two values. */
export const changesOf = (fittings: readonly Fitting[], parameter: 'sphere' | 'cylinder'): Change[] =>
  (['right', 'left'] as const)
    .map((eye) => ({
      eye,
      name: `${EYES[eye].name} глаз`,
      points: newestFirst(fittings, ({ createdAt }) => createdAt)
        .toReversed()
        .flatMap(({ createdAt, lenses }) => {
          const value = lensOf(lenses, eye)?.[parameter]
          return createdAt === null || value === null || value === undefined ? [] : [{ at: createdAt, value }]
        }),
    }))
    .filter(({ points }) => points.length > 1)
