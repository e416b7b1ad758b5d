import fc from 'fast-check'
import { clustersOf } from '../../src/map/lib/clusters'
import { scaleOf, viewOf } from '../../src/map/lib/view'
import type { Coordinates } from '../../src/domain/coordinates'

const world = { ne: [85, 180] as [number, number], sw: [-85, -180] as [number, number] }
const moscow: Coordinates = [55.75, 37.61]

/** Any point except 0, 0, which often means that the place is unknown: such a point appears only in the list. */
const place: fc.Arbitrary<Coordinates> = fc
  .tuple(fc.double({ min: -84, max: 84, noNaN: true }), fc.double({ min: -179, max: 179, noNaN: true }))
  .filter(([latitude, longitude]) => latitude !== 0 || longitude !== 0)

it('every point stands in exactly one pin, at every zoom', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 2, max: 18 }), (places, zoom) => {
      const points = places.map((coordinates, id) => ({ id, name: '', coordinates }))
      const ids = clustersOf(points)(world, zoom).flatMap((mark) => mark.points().map(({ id }) => id))
      expect(ids.toSorted((one, other) => Number(one) - Number(other))).toEqual(points.map(({ id }) => id))
    }),
  )
})

it('a cluster that is zoomed into falls apart', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 2, maxLength: 60 }),
      fc.integer({ min: 2, max: 16 }),
      (places, zoom) => {
        const points = places.map((coordinates, id) => ({ id, name: '', coordinates }))
        const marksIn = clustersOf(points)
        const [first] = marksIn(world, zoom).filter(({ count }) => count > 1)
        const apart = first?.zoom()
        if (!first || apart === undefined) return
        const ids = new Set(first.points().map(({ id }) => id))
        const later = marksIn(world, apart + 1).filter((mark) =>
          mark.points().some(({ id }) => ids.has(Number(id))),
        )
        expect(later.length).toBeGreaterThan(1)
      },
    ),
  )
})

it('points at one place never fall apart, so that their pin opens all of them', () => {
  const points = [1, 2].map((id) => ({ id, name: '', coordinates: moscow }))
  const [mark] = clustersOf(points)(world, 18)
  expect(mark?.count).toBe(2)
  expect(mark?.zoom()).toBeUndefined()
  expect(mark?.points()).toHaveLength(2)
})

it('a point that is nowhere on the map is left to the list', () => {
  const places: Coordinates[] = [
    [123, 456],
    [0, 0],
  ]
  const points = places.map((coordinates, id) => ({ id, name: '', coordinates }))
  expect(clustersOf(points)(world, 5)).toEqual([])
})

it('the view shows all points, one point, or a city where there is none', () => {
  expect(viewOf([])).toMatchObject({ zoom: 9 })
  expect(viewOf([moscow])).toEqual({ center: moscow, zoom: 15 })
  expect(viewOf([moscow, [56.32, 44]]).zoom).toBeLessThan(7)
})

it('the scale is round and fits its place', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 2, max: 18 }), (center, zoom) => {
      const { metres, pixels } = scaleOf({ center, zoom })
      expect(pixels).toBeLessThanOrEqual(100)
      expect(pixels).toBeGreaterThanOrEqual(30)
      expect(['1', '2', '5']).toContain(metres.toPrecision(1).slice(0, 1))
    }),
  )
})
