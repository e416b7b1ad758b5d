import { normalAxis, roundedAxis } from './axis'
import { added, roundedToQuarters, vertexed, withMinusCylinder, type Refraction } from './refraction'

/** Where the mark at 6 o'clock has gone, as the examiner sees it: 'left' is clockwise. */
export type Rotation = 'left' | 'right'

interface OnEye {
  lens: Refraction
  /** Degrees, 0 to 90. */
  rotation: number
  direction: Rotation
}

const turned = ({ rotation, direction }: OnEye) => (direction === 'left' ? rotation : -rotation)

/** The axis at which the lens stands on the eye; none without a cylinder. */
export const onEyeAxis = (given: OnEye): number | null => {
  const { axis } = withMinusCylinder(given.lens)
  return axis === null ? null : normalAxis(axis - turned(given))
}

/** The axis to order instead, so that the lens turns to where it should stand: LARS, left add, right subtract. */
export const larsAxis = (given: OnEye): number | null => {
  const { axis } = withMinusCylinder(given.lens)
  return axis === null ? null : normalAxis(axis + turned(given))
}

interface OverRefraction {
  found: Refraction
  /** Millimetres between its glasses and the eye; 0 leaves it as it is. */
  distance: number
  /** Whether the next lens will turn as this one does. */
  turnsAgain: boolean
}

/**
 * What is needed on the eye, and the lens to order for it: the lens as it stands plus what was found over it
 * (Jackson, CL Spectrum 106749, 'Toric lens over-refraction').
 */
export function lensOver(given: OnEye, { found, distance, turnsAgain }: OverRefraction) {
  const { sphere, cylinder } = withMinusCylinder(given.lens)
  const target = added({ sphere, cylinder, axis: onEyeAxis(given) }, vertexed(found, distance, 'lens'))
  const axis = target.axis === null ? null : roundedAxis(target.axis + (turnsAgain ? turned(given) : 0))
  return { target, order: roundedToQuarters({ ...target, axis }) }
}
