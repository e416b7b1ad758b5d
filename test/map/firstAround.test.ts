import type { Place } from '../../src/map/lib/Place'
import { byDistance, firstAround } from '../../src/map/lib/byDistance'

const at = (id: number, coordinates: Place['coordinates']): Place => ({
  id,
  name: '',
  address: '',
  coordinates,
})
const around = (places: readonly Place[], from: [number, number]) =>
  firstAround(byDistance(places, from), from)
const ids = (places: readonly Place[]) => places.map(({ id }) => id)

it('a few places within reach come first; where none is, all do, the nearest first', () => {
  const many = Array.from({ length: 40 }, (_, id) => at(id, [55, 37 + id / 100]))
  const near = ids(around(many, [55, 37.4]))
  expect(near.slice(0, 3)).toEqual([39, 38, 37])
  expect(near).toHaveLength(12)

  const few = [at(1, null), at(2, [55.8, 37.8]), at(3, [55.8, 49.1])]
  expect(ids(around(few, [55.8, 49]))).toEqual([3])
  expect(ids(around(few, [0, 1]))).toEqual([2, 3, 1])
})
