import { isNoneIn } from '#data/locator/beginsWith'
import type { LocatorPoint } from '#data/locator/locatorPoint'
import { bookablePlaces, firstPlaces, textOf } from '../../../../src/features/vision/appointments/placeSearch'
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
const ids = (places: readonly LocatorPoint[]) => places.map(({ id }) => id)

it('only opticians that activate promo codes are offered, those of the own city first', () => {
  expect(ids(bookablePlaces(points, 'Казань'))).toEqual([2, 1, 4])
  expect(ids(bookablePlaces(points, undefined))).toEqual([1, 2, 4])
})

it('the service may be written with underscores, as other codes of the API are', () => {
  const written = (code: string) => point(5, 'Оптика', '', { services: [{ code, name: '' }] })
  expect(bookablePlaces([written('promo_code_activation')], undefined)).toHaveLength(1)
  expect(bookablePlaces([written('promo_code')], undefined)).toEqual([])
})

it('an optician whose services cannot be read is offered, one that names none is not', () => {
  const unread = point(5, 'Услуги не прочитать', 'Москва, Арбат, 9', { services: false })
  const silent = point(6, 'Услуг не назвала', 'Москва, Арбат, 11', { services: null })
  expect(ids(bookablePlaces([...points, unread, silent], undefined))).toEqual([1, 2, 4, 5])
})

it('a search finds words of name and address in any order, and takes ё for е', () => {
  const { withWords } = placeIndex(bookablePlaces(points, undefined), textOf)
  expect(ids(withWords('щелковской  оптика'))).toEqual([1])
  expect(ids(withWords('  '))).toEqual([1, 2, 4])
  expect(ids(withWords('constructor'))).toEqual([])
})

it('the customer looks first at the own city, and everywhere where it has no optician', () => {
  const first = (city: string | undefined) => ids(firstPlaces(bookablePlaces(points, city), city))
  expect(first('Казань')).toEqual([2])
  expect(first('Тверь')).toEqual([1, 2, 4])
  expect(first(undefined)).toEqual([1, 2, 4])
})

it('an optician whose address cannot be read may be in the city', () => {
  const all = [...points, point(5, 'Без адреса', '')]
  expect(isNoneIn('Тверь', points)).toBe(true)
  expect(isNoneIn('Тверь', all)).toBe(false)
  expect(ids(firstPlaces(all, 'Казань'))).toEqual([2, 5])
  expect(firstPlaces(all, 'Тверь')).toEqual(all)
})
