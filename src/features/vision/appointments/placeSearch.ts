import { distance } from '../../../domain/distance'
import { plainText } from '../../../domain/plainText'
import { isOnMap, type Coordinates } from '../../../domain/places'
import type { LocatorPoint } from '../../../data/locator/locatorPoint'
import { activatesPromoCodes } from '../../../data/locator/locatorPoint'
import type { MapPoint } from '../../../map/MapPoint'

export const OPTICIANS = ['оптика', 'оптики', 'оптик'] as const

export interface Place {
  point: LocatorPoint
  /** Metres; null where either end is not known. */
  metres: number | null
  /** Null where it cannot be shown on a map; the same one in each search. */
  pin: MapPoint | null
  /** Lower-case name and address, made once: a search runs at each key. */
  words: string
}

/** Where an appointment can be made: nearest first, else those of the customer's city first (contract 5.10). */
export function placesOf(
  points: readonly LocatorPoint[],
  from: Coordinates | undefined,
  city: string | undefined,
): Place[] {
  const places = points.filter(activatesPromoCodes).map((point): Place => {
    const { id, name, address, coordinates } = point
    const pin = coordinates && isOnMap(coordinates) ? { id, name, coordinates } : null
    return {
      point,
      pin,
      metres: from && pin ? distance(from, pin.coordinates) : null,
      words: plainText(`${name} ${address}`),
    }
  })
  if (from) return places.toSorted((one, other) => (one.metres ?? Infinity) - (other.metres ?? Infinity))
  if (city === undefined) return places
  const isThere = ({ point }: Place) => plainText(point.address).startsWith(plainText(city))
  return [...places.filter(isThere), ...places.filter((place) => !isThere(place))]
}

/** Those whose name or address has every word that was typed; ё counts as е. */
export function searched(places: readonly Place[], query: string): readonly Place[] {
  const wanted = plainText(query).split(/\s+/).filter(Boolean)
  return wanted.length === 0
    ? places
    : places.filter(({ words }) => wanted.every((word) => words.includes(word)))
}
