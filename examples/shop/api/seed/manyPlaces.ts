import type { Schemas } from '../http/contract'
import type { Visitor } from '../visitor'
import { clinics, deliveryPointAt, deliveryPoints, locatorPointAt, locatorPoints, moscowCity } from './places'

const isIn = ({ address = '' }: { address?: string }, city: string) => address.startsWith(`${city},`)

/** Returns points that a careless server may send: each must be shown, or at least do no harm. */
function oddPoints(): Schemas['DeliveryPoint'][] {
  const [first, second, third, ...others] = deliveryPoints.slice(0, 8)
  if (!first || !second || !third) return []
  return [
    { ...first, type: 'drone', name: 'Площадка дронов, Лесная улица, 1' },
    { ...second, coordinates: null, name: 'Без координат' },
    { ...third, coordinates: [0, 0], name: 'Нигде' },
    { ...third, id: 1901, code: 'ODD-1', coordinates: [37.6173, 55.7558], name: 'Координаты наоборот' },
    { ...third, id: 1902, code: 'ODD-2', coordinates: [455, 37], name: 'Вне карты' },
    { ...third, id: 1902, code: 'ODD-2', name: 'Вне карты второй раз' },
    {
      ...third,
      id: 1903,
      code: 'ODD-3',
      name: '<img src=x onerror=alert(1)> .*(',
      work_time: '<b>Всегда</b>',
      is_payment_by_card_available: null,
      is_payment_by_cash_available: null,
      is_payment_by_online_available: null,
    },
    { ...third, id: 1904, code: 'ODD-4', name: 'О'.repeat(500), work_time: null, bonus_count: null },
    ...others,
  ]
}

const made = new Map<string, unknown[]>()

/** Makes a list once and keeps it: a visit asks for it several times. */
function several<T>(name: string, count: number, make: (n: number) => T): T[] {
  const key = `${name} ${count}`
  const known = made.get(key) as T[] | undefined
  const all = known ?? Array.from({ length: count }, (_, n) => make(n))
  made.set(key, all)
  return all
}

/** Returns the points of the visitor's city. */
export function deliveryPointsFor({ places, city }: Visitor): Schemas['DeliveryPoint'][] {
  if (places === 'none') return []
  if (places === 'odd') return oddPoints()
  if (typeof places === 'number') return several('delivery', places, (n) => deliveryPointAt(n, 100_001 + n))
  return deliveryPoints.filter((point) => isIn(point, (city ?? moscowCity).name))
}

/** Returns all opticians, whatever the city. */
export function locatorPointsFor({ places }: Visitor): Schemas['LocatorPoint'][] {
  if (places === 'none') return []
  return typeof places === 'number'
    ? several('locator', places, (n) => locatorPointAt(n, 200_001 + n))
    : locatorPoints
}

export const clinicsFor = ({ places }: Visitor): Schemas['Clinic'][] => (places === 'none' ? [] : clinics)
