import type { DeliveryPoint } from '#data/places/places'
import type { Address } from '#domain/postalAddress'
import { keptBy, shownDelivery, wishOfWay } from '../../../src/data/checkout/shownDelivery'

const list = [
  { id: 1, code: 'one', type: 'pickup', name: 'Первый' },
  { id: 2, code: 'two', type: 'optic', name: 'Второй' },
] as DeliveryPoint[]
const [one, two] = list
const points = { points: list, isWhole: true }
const chosen = (id: number) => ({ id, code: 'one', pointType: 'pickup', name: 'Первый' })
const savedAs = (addressId: number | null, pointId: number | null) => ({
  addresses: [{ id: 31 }, { id: 32 }] as Address[],
  isWhole: true,
  addressId,
  pointId,
})
const nothing = savedAs(null, null)

it('before anything is read, nothing is chosen and nothing is gone', () => {
  expect(shownDelivery({}, { points: undefined, saved: undefined }, {})).toEqual({
    way: 'point',
    point: undefined,
    lostPoint: undefined,
    addressId: null,
    lostAddress: undefined,
  })
})

it.each([
  ['this tab, before the server', { point: chosen(1) }, savedAs(null, 2), 'two', one],
  ['the server, before the page', {}, savedAs(null, '2' as unknown as number), 'one', two],
  ['the page, where nobody has chosen', {}, nothing, 'two', two],
  ['nobody, where the page proposes an unknown one', {}, nothing, 'three', undefined],
  ['nobody, where this tab has let go of it', { point: null }, savedAs(null, 2), 'two', undefined],
])('the point is that of %s', (_, tab, saved, selected, point) => {
  expect(shownDelivery(tab, { points, saved }, { selected })).toMatchObject({ point, lostPoint: undefined })
})

it('a point that the list no longer has is gone, but not while the list is on its way', () => {
  const tab = { point: chosen(9) }
  expect(shownDelivery(tab, { points, saved: nothing }, {})).toMatchObject({
    point: undefined,
    lostPoint: 'gone',
  })
  expect(shownDelivery(tab, { points: undefined, saved: nothing }, {})).toMatchObject({
    lostPoint: undefined,
  })
})

it('the address is that of this tab, then that of the server; one that was deleted is none', () => {
  const addressOf = (tab: object, saved = savedAs(31, null)) => shownDelivery(tab, { points, saved }, {})
  expect(addressOf({})).toMatchObject({ addressId: 31, lostAddress: undefined })
  expect(addressOf({ addressId: '32' })).toMatchObject({ addressId: '32', lostAddress: undefined })
  expect(addressOf({ addressId: null })).toMatchObject({ addressId: null, lostAddress: undefined })
  expect(addressOf({ addressId: 33 })).toMatchObject({ addressId: null, lostAddress: 'gone' })
})

it.each([
  ['courier', 'the server has an address alone', {}, savedAs(31, null), true],
  ['point', 'the page does not ask for it', {}, savedAs(31, null), false],
  ['point', 'the server has both', {}, savedAs(31, 1), true],
  ['point', 'this tab says so', { way: 'point' as const }, savedAs(31, null), true],
  ['courier', 'this tab says so', { way: 'courier' as const }, savedAs(null, 1), false],
])('the way is %s where %s', (way, _, tab, saved, isServersWay) => {
  expect(shownDelivery(tab, { points, saved }, { isServersWay }).way).toBe(way)
})

it('a choice keeps what the server knew of the other way, unless this tab has said something of it', () => {
  const shown = { point: one, addressId: 31 }
  const toPoint = { way: 'point' as const, point: chosen(1) }
  expect(keptBy(toPoint, {}, shown)).toEqual({ point: chosen(1), addressId: 31 })
  expect(keptBy(toPoint, { addressId: null }, shown)).toEqual({ point: chosen(1) })
  const toCourier = { way: 'courier' as const, addressId: 32 }
  expect(keptBy(toCourier, {}, shown)).toEqual({ addressId: 32, point: chosen(1) })
  expect(keptBy(toCourier, { point: null }, shown)).toEqual({ addressId: 32 })
})

it('on the other way the server is told of what this tab has chosen there, if it knows another', () => {
  const shown = { point: one, addressId: 31 }
  const tab = { point: chosen(1), addressId: 31 }
  expect(wishOfWay('point', tab, shown, savedAs(31, null))).toEqual({ way: 'point', point: chosen(1) })
  expect(wishOfWay('point', tab, shown, savedAs(null, 1))).toBeUndefined()
  expect(wishOfWay('point', {}, shown, savedAs(31, 2))).toBeUndefined()
  expect(wishOfWay('point', tab, { ...shown, point: undefined }, nothing)).toBeUndefined()
  expect(wishOfWay('courier', tab, shown, savedAs(null, 1))).toEqual({ way: 'courier', addressId: 31 })
  expect(wishOfWay('courier', tab, shown, savedAs(31, 1))).toBeUndefined()
  expect(wishOfWay('courier', {}, shown, nothing)).toBeUndefined()
  expect(wishOfWay('courier', tab, { ...shown, addressId: null }, nothing)).toBeUndefined()
})
