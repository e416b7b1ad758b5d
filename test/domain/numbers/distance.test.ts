import fc from 'fast-check'
import { distance, formatDistance } from '#domain/numbers/distance'
import type { Coordinates } from '#domain/coordinates'

const place: fc.Arbitrary<Coordinates> = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
)

it('is the same both ways, never more than half round the earth, and none to itself', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(distance(one, other)).toBeCloseTo(distance(other, one), 3)
      expect(distance(one, other)).toBeLessThanOrEqual(20_016_000)
      expect(distance(one, one)).toBe(0)
    }),
  )
})

it('Moscow and Nizhny Novgorod are 400 km apart, and lengths are written short', () => {
  expect(Math.round(distance([55.7558, 37.6173], [56.3269, 44.0059]) / 1000)).toBe(402)
  expect([354, 996, 1240, 12_400].map(formatDistance)).toEqual([
    '350\u00a0м',
    '1\u00a0км',
    '1,2\u00a0км',
    '12\u00a0км',
  ])
})
