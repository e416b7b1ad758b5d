import type { LocatorPoint } from '#data/locator/locatorPoint'
import { firstPlaces, placesOf, textOf } from '../../../../src/features/vision/appointments/placeSearch'
import { placeIndex } from '#map/lib/placeIndex'

const point = (
  id: number,
  name: string,
  address: string,
  more: Partial<LocatorPoint> = {},
): LocatorPoint => ({
  id,
  name,
  address,
  code: '',
  type: 'optic',
  phone: null,
  workTime: null,
  utcOffset: null,
  coordinates: null,
  services: [{ code: 'promo-code-activation', name: '' }],
  ...more,
})

const points = [
  point(1, 'Оптика на Щёлковской', 'Москва, Щёлковская, 1', { coordinates: [55.81, 37.8] }),
  point(2, 'Оптика', 'Казань, Баумана, 3', { coordinates: [55.79, 49.1] }),
  point(3, 'Без активации', 'Москва, Арбат, 5', { services: [] }),
  point(4, 'Без места', 'Москва, Арбат, 7'),
]
const ids = (places: readonly { point: LocatorPoint }[]) => places.map((place) => place.point.id)

it('only opticians that activate promo codes are offered, those of the own city first', () => {
  expect(ids(placesOf(points, undefined, 'Казань'))).toEqual([2, 1, 4])
  expect(ids(placesOf(points, undefined, undefined))).toEqual([1, 2, 4])
})

it('with a position the nearest is first, and one without coordinates stays in the list', () => {
  expect(ids(placesOf(points, [55.8, 49], 'Москва'))).toEqual([2, 1, 4])
})

it('a search finds words of name and address in any order, and takes ё for е', () => {
  const { withWords } = placeIndex(placesOf(points, undefined, undefined), textOf)
  expect(ids(withWords('щелковской  оптика'))).toEqual([1])
  expect(ids(withWords('  '))).toEqual([1, 2, 4])
  expect(ids(withWords('constructor'))).toEqual([])
})

it('the customer looks first at the own city, around a position, and everywhere where neither is known', () => {
  const first = (from: [number, number] | undefined, city: string | undefined) =>
    ids(firstPlaces(placesOf(points, from, city), from, city))
  expect(first(undefined, 'Казань')).toEqual([2])
  expect(first(undefined, 'Тверь')).toEqual([1, 2, 4])
  expect(first(undefined, undefined)).toEqual([1, 2, 4])
  expect(first([55.8, 49], 'Москва')).toEqual([2])
  expect(first([0, 1], 'Москва')).toHaveLength(3)
  const many = Array.from({ length: 40 }, (_, id) =>
    point(id, 'Оптика', 'Москва', { coordinates: [55, 37 + id / 100] }),
  )
  const near = firstPlaces(placesOf(many, [55, 37.4], undefined), [55, 37.4], undefined)
  expect(ids(near).slice(0, 3)).toEqual([39, 38, 37])
  expect(near).toHaveLength(12)
})
