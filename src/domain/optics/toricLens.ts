import { normalAxis, roundedAxis } from './axis'
import { added, roundedToQuarters, vertexed, withMinusCylinder, type Refraction } from './refraction'

/** Direction in which the mark at 6 o'clock has rotated, as the examiner sees it: 'left' is clockwise. */
export type Rotation = 'left' | 'right'

interface OnEye {
  lens: Refraction
  /** Degrees, 0 to 90. */
  rotation: number
  direction: Rotation
}

const turned = ({ rotation, direction }: OnEye) => (direction === 'left' ? rotation : -rotation)

/** Returns the axis of the lens on the eye; null without a cylinder. */
export const onEyeAxis = (given: OnEye): number | null => {
  const { axis } = withMinusCylinder(given.lens)
  return axis === null ? null : normalAxis(axis - turned(given))
}

/** Returns the axis to order so that the rotated lens has the right one: LARS, left add, right subtract. */
export const larsAxis = (given: OnEye): number | null => {
  const { axis } = withMinusCylinder(given.lens)
  return axis === null ? null : normalAxis(axis + turned(given))
}

interface OverRefraction {
  found: Refraction
  /** Millimetres between the trial glasses and the eye; with 0 nothing is converted. */
  distance: number
  /** Whether the next lens will rotate like this one. */
  turnsAgain: boolean
}

/**
 * Returns the refraction needed on the eye and the lens to order: the lens in its position plus the
 * over-refraction (Jackson, CL Spectrum 106749, 'Toric lens over-refraction').
 */
export function lensOver(given: OnEye, { found, distance, turnsAgain }: OverRefraction) {
  const { sphere, cylinder } = withMinusCylinder(given.lens)
  const target = added({ sphere, cylinder, axis: onEyeAxis(given) }, vertexed(found, distance, 'lens'))
  const axis = target.axis === null ? null : roundedAxis(target.axis + (turnsAgain ? turned(given) : 0))
  return { target, order: roundedToQuarters({ ...target, axis }) }
}
