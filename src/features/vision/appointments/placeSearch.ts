import { distance } from '#domain/numbers/distance'
import { isOnMap, type Coordinates } from '#domain/coordinates'
import type { LocatorPoint } from '#data/locator/locatorPoint'
import { beginsWith } from '#data/locator/beginsWith'
import { activatesPromoCodes } from '#data/locator/locatorPoint'
import type { MapPoint } from '#map/lib/MapPoint'

export const OPTICIANS = ['оптика', 'оптики', 'оптик'] as const

export interface Place {
  point: LocatorPoint
  /** Distance in metres; null if either end is unknown. */
  metres: number | null
  /** Null if the place cannot be shown on a map; one object for all searches. */
  pin: MapPoint | null
}

/** Returns the text that the search looks through. */
export const textOf = ({ point: { name, address } }: Place): string => `${name} ${address}`

/**
 * Returns the opticians that take appointments: the nearest first, else those of the customer's city first
 * (contract 5.10).
 */
export function placesOf(
  points: readonly LocatorPoint[],
  from: Coordinates | undefined,
  city: string | undefined,
): Place[] {
  const places = points.filter(activatesPromoCodes).map((point): Place => {
    const { id, name, coordinates } = point
    const pin = coordinates && isOnMap(coordinates) ? { id, name, coordinates } : null
    return {
      point,
      pin,
      metres: from && pin ? distance(from, pin.coordinates) : null,
    }
  })
  if (from) return places.toSorted((one, other) => (one.metres ?? Infinity) - (other.metres ?? Infinity))
  if (city === undefined) return places
  const isThere = beginsWith(city)
  const there = places.filter(({ point }) => isThere(point.address))
  return [...there, ...places.filter(({ point }) => !isThere(point.address))]
}

/** Number of places around the customer that come first, and the metres within which they lie. */
const AROUND = 12
const REACH = 50_000

/** Returns the places where the customer looks first: those around a position, else those of the city, else all. */
export function firstPlaces(
  places: readonly Place[],
  from: Coordinates | undefined,
  city: string | undefined,
): readonly Place[] {
  if (from) {
    const near = places.slice(0, AROUND).filter(({ metres }) => metres !== null && metres <= REACH)
    return near.length > 0 ? near : places
  }
  const isThere = beginsWith(city ?? '')
  const there = places.filter(({ point }) => isThere(point.address))
  return there.length > 0 ? there : places
}
