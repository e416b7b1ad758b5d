import fc from 'fast-check'
import { normalAxis, roundedAxis, toQuarter } from '../../../src/domain/optics/axis'
import {
  added,
  fromVector,
  isStrong,
  lensToOrder,
  toVector,
  transposed,
  vertexed,
  withMinusCylinder,
} from '../../../src/domain/optics/refraction'
import { expectSameMatrix, matrixOf, powersOf, refractions } from './support'

const distances = fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 10)

describe('rounding', () => {
  it.each([
    [-2.375, -2.25],
    [2.375, 2.5],
    [-5.1595, -5.25],
    [-0.125, 0],
    [0.124, 0],
  ])('%p dioptres are %p to a quarter', (value, expected) => {
    expect(toQuarter(value)).toBe(expected)
  })

  it('a quarter is an eighth away at most, and never −0', () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 60, noNaN: true }), (value) => {
        expect(Math.abs(toQuarter(value) - value)).toBeLessThanOrEqual(0.125 + 1e-9)
        expect(Object.is(toQuarter(value), -0)).toBe(false)
      }),
    )
  })

  it('an axis repeats after 180°, and is written from 1 to 180', () => {
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), (degrees) => {
        expect(normalAxis(degrees)).toBe(normalAxis(degrees + 180))
        expect(normalAxis(degrees)).toBeGreaterThan(0)
        expect(normalAxis(degrees)).toBeLessThanOrEqual(180)
      }),
    )
    expect([
      normalAxis(0),
      normalAxis(1e-13),
      normalAxis(180),
      roundedAxis(179.5),
      roundedAxis(167.5),
    ]).toEqual([180, 180, 180, 180, 168])
  })
})

describe('transposing', () => {
  it('gives the same refraction, twice the same writing', () => {
    fc.assert(
      fc.property(refractions, (given) => {
        expectSameMatrix(matrixOf(transposed(given)), matrixOf(given))
        const twice = transposed(transposed(given))
        expect(twice.sphere).toBeCloseTo(given.sphere, 9)
        expect(twice.cylinder).toBeCloseTo(given.cylinder, 9)
        expect(twice.axis).toBe(given.cylinder === 0 ? null : given.axis)
      }),
    )
  })

  it('leaves the power vector as it is', () => {
    fc.assert(
      fc.property(refractions, (given) => {
        const [one, other] = [toVector(given), toVector(transposed(given))]
        expect(other.m).toBeCloseTo(one.m, 9)
        expect(other.j0).toBeCloseTo(one.j0, 9)
        expect(other.j45).toBeCloseTo(one.j45, 9)
      }),
    )
  })

  it('writes −1,00 −2,00 × 20 as −3,00 +2,00 × 110', () => {
    expect(transposed({ sphere: -1, cylinder: -2, axis: 20 })).toEqual({ sphere: -3, cylinder: 2, axis: 110 })
    const { m, j0, j45 } = toVector({ sphere: -1, cylinder: -2, axis: 20 })
    expect(m).toBe(-2)
    expect(j0).toBeCloseTo(0.766, 4)
    expect(j45).toBeCloseTo(0.6428, 4)
  })

  it('a sphere has no axis and no −0', () => {
    expect(transposed({ sphere: 0, cylinder: 0, axis: 90 })).toEqual({ sphere: 0, cylinder: 0, axis: null })
  })
})

describe('power vectors', () => {
  it('hold all of a refraction', () => {
    fc.assert(
      fc.property(refractions, (given) => {
        expectSameMatrix(matrixOf(fromVector(toVector(given))), matrixOf(given))
      }),
    )
  })

  it('a sum is that of the power matrices, in either order', () => {
    fc.assert(
      fc.property(refractions, refractions, (one, other) => {
        const [a, b] = [matrixOf(one), matrixOf(other)]
        const sum = added(one, other)
        expectSameMatrix(matrixOf(sum), [a[0] + b[0], a[1] + b[1], a[2] + b[2]])
        expectSameMatrix(matrixOf(added(other, one)), matrixOf(sum))
        const expected = powersOf(matrixOf(sum))
        expect(sum.sphere).toBeCloseTo(expected.sphere, 8)
        expect(sum.cylinder).toBeCloseTo(expected.cylinder, 8)
      }),
    )
  })
})

describe('vertex distance', () => {
  it('to the lens and back is the refraction itself, with a minus cylinder', () => {
    fc.assert(
      fc.property(refractions, distances, (given, distance) => {
        const back = vertexed(vertexed(given, distance, 'lens'), distance, 'spectacles')
        expectSameMatrix(matrixOf(back), matrixOf(given))
        expect(back.cylinder).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('0 changes nothing', () => {
    fc.assert(
      fc.property(refractions, (given) => {
        expectSameMatrix(matrixOf(vertexed(given, 0, 'lens')), matrixOf(given))
      }),
    )
  })

  it('moves both meridians: −5,50 −1,25 × 165 at 12 mm', () => {
    const lens = vertexed({ sphere: -5.5, cylinder: -1.25, axis: 165 }, 12, 'lens')
    expect(lens.sphere).toBeCloseTo(-5.1595, 4)
    expect(lens.cylinder).toBeCloseTo(-1.0847, 4)
    expect(lens.axis).toBe(165)
  })

  it.each([
    [
      { sphere: -5.5, cylinder: -1.25, axis: 165 },
      { sphere: -5.25, cylinder: -1, axis: 165 },
    ],
    // Below 4 D in both meridians it stays as entered, with a minus cylinder.
    [
      { sphere: -3.8, cylinder: 1, axis: 90 },
      { sphere: -2.8, cylinder: -1, axis: 180 },
    ],
    [
      { sphere: -3.5, cylinder: -0.25, axis: 90 },
      { sphere: -3.5, cylinder: -0.25, axis: 90 },
    ],
    // 4 D in one meridian is enough.
    [
      { sphere: -3.5, cylinder: -0.5, axis: 90 },
      { sphere: -3.25, cylinder: -0.5, axis: 90 },
    ],
    // A cylinder that rounds to none has no axis.
    [
      { sphere: 6, cylinder: -0.1, axis: 90 },
      { sphere: 6.5, cylinder: 0, axis: null },
    ],
  ])('orders for %j', (given, expected) => {
    const ordered = lensToOrder(given, 12)
    expect(ordered.sphere).toBeCloseTo(expected.sphere, 9)
    expect(ordered.cylinder).toBeCloseTo(expected.cylinder, 9)
    expect(ordered.axis).toBe(expected.axis)
  })

  it('a minus form has the same matrix', () => {
    fc.assert(
      fc.property(refractions, (given) => {
        expectSameMatrix(matrixOf(withMinusCylinder(given)), matrixOf(given))
      }),
    )
  })
})

it.each([
  [4.1, -0.1, true],
  [4.1, -0.11, true],
  [3.9, 0.1, true],
  [3.99, 0, false],
  [3.996, 0, false],
  [-1.1, -2.899, false],
  [-4, 0, true],
  [-1.1, -2.9, true],
  [-1.1, -2.89, false],
])(
  'a bound holds to what was typed: %p with a cylinder of %p counts as 4,00: %p',
  (sphere, cylinder, expected) => {
    expect(isStrong({ sphere, cylinder, axis: 90 })).toBe(expected)
  },
)
