import { activatesPromoCodes, type LocatorPoint } from '#data/locator/locatorPoint'
import { beginsWith } from '#data/locator/beginsWith'

/** Returns the text in which the search looks for words. */
export const textOf = ({ name, address }: LocatorPoint): string => `${name} ${address}`

/** Returns the opticians that take appointments, those of the customer's city first (contract 5.10). */
export function bookablePlaces(
  points: readonly LocatorPoint[],
  city: string | undefined,
): readonly LocatorPoint[] {
  const places = points.filter(activatesPromoCodes)
  if (city === undefined) return places
  const isThere = beginsWith(city)
  const there = places.filter(({ address }) => isThere(address))
  return [...there, ...places.filter(({ address }) => !isThere(address))]
}

/**
 * Returns the opticians of the customer's city, with those whose address cannot be read, because they may be
 * there; or, if there are none in the city, all.
 */
export function firstPlaces(
  places: readonly LocatorPoint[],
  city: string | undefined,
): readonly LocatorPoint[] {
  const isThere = beginsWith(city ?? '')
  if (!places.some(({ address }) => isThere(address))) return places
  return places.filter(({ address }) => address === '' || isThere(address))
}
