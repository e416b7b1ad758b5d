import { distance } from '../../domain/numbers/distance'
import { isOnMap, type Coordinates } from '../../domain/coordinates'
import type { Place } from './Place'

/** Returns the distance in metres; undefined if either end is unknown. */
export const metresTo = (place: Place, from: Coordinates | undefined): number | undefined =>
  from && place.coordinates && isOnMap(place.coordinates) ? distance(from, place.coordinates) : undefined

/** Sorts the places, the nearest first; places without usable coordinates come last, in their order. */
export function byDistance<Item extends Place>(
  places: readonly Item[],
  from: Coordinates | undefined,
): readonly Item[] {
  if (!from) return places
  return places
    .map((place) => ({ place, metres: metresTo(place, from) ?? Infinity }))
    .sort((one, other) => (one.metres === other.metres ? 0 : one.metres - other.metres))
    .map(({ place }) => place)
}

/** Number of places shown around the customer, and their maximum distance in metres. */
const AROUND = 12
const REACH = 50_000

/**
 * Returns the few places around a position, or all if none is near.
 * @param nearest the places, the nearest first
 */
export function firstAround<Item extends Place>(
  nearest: readonly Item[],
  from: Coordinates,
): readonly Item[] {
  const near = nearest.slice(0, AROUND).filter((place) => (metresTo(place, from) ?? Infinity) <= REACH)
  return near.length > 0 ? near : nearest
}
