import fc from 'fast-check'
import { normalAxis } from '../../../src/domain/optics/axis'
import { larsAxis, lensOver, onEyeAxis } from '../../../src/domain/optics/toricLens'
import { expectSameMatrix, matrixOf, refractions, steps } from './support'

const none = { sphere: 0, cylinder: 0, axis: null }
const rotations = fc.record({
  rotation: fc.integer({ min: 0, max: 90 }),
  direction: fc.constantFrom('left' as const, 'right' as const),
})
const lens = { sphere: -3, cylinder: -1.75, axis: 170 }

it('left adds, right subtracts', () => {
  expect(larsAxis({ lens, rotation: 10, direction: 'left' })).toBe(180)
  expect(larsAxis({ lens, rotation: 15, direction: 'right' })).toBe(155)
  expect(onEyeAxis({ lens, rotation: 10, direction: 'left' })).toBe(160)
})

it('a lens without a cylinder has no axis to correct', () => {
  expect(larsAxis({ lens: none, rotation: 10, direction: 'left' })).toBeNull()
  expect(onEyeAxis({ lens: none, rotation: 10, direction: 'left' })).toBeNull()
})

it('the printed example of the design', () => {
  const { target, order } = lensOver(
    { lens, rotation: 10, direction: 'left' },
    { found: { sphere: 0.25, cylinder: -0.5, axis: 20 }, distance: 0, turnsAgain: true },
  )
  expect(target.sphere).toBeCloseTo(-2.92, 2)
  expect(target.cylinder).toBeCloseTo(-1.9, 2)
  expect(target.axis).toBeCloseTo(168, 0)
  expect(order).toEqual({ sphere: -3, cylinder: -2, axis: 178 })
})

it('without an over-refraction the lens that would stand right is ordered: itself, turned as LARS says', () => {
  fc.assert(
    fc.property(refractions, rotations, (given, rotated) => {
      const at = { lens: given, ...rotated }
      const { target, order } = lensOver(at, { found: none, distance: 12, turnsAgain: true })
      const own = {
        ...given,
        axis: (given.axis ?? 180) - (rotated.direction === 'left' ? 1 : -1) * rotated.rotation,
      }
      expectSameMatrix(matrixOf(target), matrixOf(own))
      // The lens is already in the right position, so the same one is ordered.
      if (given.cylinder < 0) expect(order).toEqual({ ...given, axis: normalAxis(given.axis ?? 180) })
    }),
  )
})

it('the ordered lens, turned as the first, gives what is needed but for rounding', () => {
  fc.assert(
    fc.property(refractions, rotations, refractions, steps(0, 14, 1), (given, rotated, found, distance) => {
      const { target, order } = lensOver({ lens: given, ...rotated }, { found, distance, turnsAgain: true })
      expect(Math.abs(order.sphere - target.sphere)).toBeLessThanOrEqual(0.125 + 1e-9)
      expect(Math.abs(order.cylinder - target.cylinder)).toBeLessThanOrEqual(0.125 + 1e-9)
      const stands = onEyeAxis({ lens: order, ...rotated })
      if (stands === null || target.axis === null) return
      const apart = Math.abs(stands - target.axis)
      expect(Math.min(apart, 180 - apart)).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})

it('half a degree is rounded up, whatever the lens and its rotation', () => {
  const tenths = fc.integer({ min: 0, max: 900 }).map((tenth) => tenth / 10)
  const wholes = fc.integer({ min: 0, max: 179 })
  fc.assert(
    fc.property(
      wholes,
      steps(-6, -0.25, 0.25),
      tenths,
      rotations,
      (whole, cylinder, rotation, { direction }) => {
        const own = { sphere: -3, cylinder, axis: whole + 0.5 }
        // An over-refraction without a cylinder changes no axis, so that of the lens is ordered.
        const found = { sphere: 0.5, cylinder: 0, axis: null }
        const { order } = lensOver(
          { lens: own, rotation, direction },
          { found, distance: 0, turnsAgain: true },
        )
        expect(order.axis).toBe(whole + 1)
      },
    ),
  )
})

it('a lens that will stand straight is ordered at the axis that is needed', () => {
  const { order } = lensOver(
    { lens, rotation: 10, direction: 'left' },
    { found: { sphere: 0.25, cylinder: -0.5, axis: 20 }, distance: 0, turnsAgain: false },
  )
  expect(order.axis).toBe(168)
})
