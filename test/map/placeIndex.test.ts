import { byDistance, metresTo } from '../../src/map/lib/byDistance'
import { placeIndex } from '../../src/map/lib/placeIndex'
import { viewOf } from '../../src/map/lib/view'
import type { Coordinates } from '../../src/domain/coordinates'

const moscow: Coordinates = [55.75, 37.61]
const place = (id: number, coordinates: Coordinates | null) => ({ id, name: '', address: '', coordinates })

it('every word that was typed has to be there, in any order', () => {
  const index = placeIndex(['Оптика, Лесная', 'Оптика, Ёлочная', 'Клиника'], (text) => text)
  expect(index.withWords('елочная опт')).toEqual(['Оптика, Ёлочная'])
  expect(index.withWords('  ')).toHaveLength(3)
})

it('the index is made ready in parts, each item once', () => {
  const textOf = jest.fn((item: number) => String(item))
  const items = Array.from({ length: 4500 }, (_, item) => item)
  const index = placeIndex(items, textOf)
  expect([index.prepare(), index.prepare(), index.prepare()]).toEqual([true, true, false])
  expect(index.withWords('4499')).toEqual([4499])
  expect(textOf).toHaveBeenCalledTimes(4500)
})

it('the nearest comes first, and what is nowhere on the map last, in its order', () => {
  const places = [
    place(1, null),
    place(2, [0, 0]),
    place(3, [56.32, 44]),
    place(4, [55.76, 37.62]),
    place(5, [400, 1]),
  ]
  expect(byDistance(places, moscow).map(({ id }) => id)).toEqual([4, 3, 1, 2, 5])
  expect(byDistance(places, undefined)).toBe(places)
  expect(metresTo(place(6, [0, 0]), moscow)).toBeUndefined()
})

it('one place far away from all others does not make the map show the world', () => {
  const near = [0, 1, 2, 3, 4, 5, 6, 7].map((step): Coordinates => [55.7 + step / 100, 37.6])
  expect(viewOf([...near, [37.6, 55.7]])).toEqual(viewOf(near))
})
