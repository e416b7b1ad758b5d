import { distance } from '../../domain/numbers/distance'
import { isOnMap, type Coordinates } from '../../domain/coordinates'
import type { Place } from './Place'

/** Returns metres; undefined if either end is unknown. */
export const metresTo = (place: Place, from: Coordinates | undefined): number | undefined =>
  from && place.coordinates && isOnMap(place.coordinates) ? distance(from, place.coordinates) : undefined

/** Returns the nearest places first; places without usable coordinates come last, in their order. */
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
