import fc from 'fast-check'
import { afterIncision, keratometric } from '../../../src/domain/optics/cornea'
import { matrixOf, powersOf, steps } from './support'

const corneas = fc
  .record({ k1: steps(36, 48, 0.25), more: steps(0, 6, 0.25), k2Axis: fc.integer({ min: 1, max: 180 }) })
  .map(({ k1, more, k2Axis }) => ({ k1, k2: k1 + more, k2Axis }))
const incisions = fc.record({ sia: steps(0, 3, 0.125), incision: fc.integer({ min: 0, max: 360 }) })

it('a radius of 7,80 mm is 43,27 D, and back', () => {
  expect(keratometric(7.8)).toBeCloseTo(43.2692, 4)
  expect(keratometric(keratometric(7.8))).toBeCloseTo(7.8, 9)
})

it('43,00 and 44,50 at 95°, 0,40 at 120°: 1,28 at 88°', () => {
  const after = afterIncision({ k1: 43, k2: 44.5, k2Axis: 95 }, { sia: 0.4, incision: 120 })
  expect(after.astigmatism).toBeCloseTo(1.2801, 4)
  expect(after.steepAxis).toBeCloseTo(88.0753, 4)
  expect(after.flat).toBeCloseTo(43.11, 2)
  expect(after.steep).toBeCloseTo(44.39, 2)
})

it('without SIA the cornea stays as it is', () => {
  fc.assert(
    fc.property(corneas, fc.integer({ min: 0, max: 360 }), (cornea, incision) => {
      const after = afterIncision(cornea, { sia: 0, incision })
      expect(after.flat).toBeCloseTo(cornea.k1, 9)
      expect(after.steep).toBeCloseTo(cornea.k2, 9)
      if (cornea.k2 > cornea.k1) expect(after.steepAxis).toBeCloseTo(cornea.k2Axis, 6)
      else expect(after.steepAxis).toBeNull()
    }),
  )
})

it('the mean stays, an incision counts in both directions, and power matrices give the same', () => {
  fc.assert(
    fc.property(corneas, incisions, (cornea, cut) => {
      const after = afterIncision(cornea, cut)
      expect((after.flat + after.steep) / 2).toBeCloseTo((cornea.k1 + cornea.k2) / 2, 9)
      const other = afterIncision(cornea, { ...cut, incision: cut.incision + 180 })
      expect(other.astigmatism).toBeCloseTo(after.astigmatism, 9)
      // The steep power is at right angles to the axis of a minus cylinder: both matrices are added.
      const before = matrixOf({
        sphere: cornea.k2,
        cylinder: cornea.k1 - cornea.k2,
        axis: cornea.k2Axis + 90,
      })
      const made = matrixOf({ sphere: cut.sia / 2, cylinder: -cut.sia, axis: cut.incision })
      const { sphere, cylinder } = powersOf([before[0] + made[0], before[1] + made[1], before[2] + made[2]])
      expect(after.steep).toBeCloseTo(sphere, 8)
      expect(after.astigmatism).toBeCloseTo(-cylinder, 8)
    }),
  )
})
