/** Latitude and longitude (contract 5.3). */
export type Coordinates = [latitude: number, longitude: number]

/**
 * Tells whether the coordinates can be shown on the map, which ends before the poles. Servers send 0, 0, a
 * point in the ocean, for an unknown place.
 */
export const isOnMap = (place: Coordinates): boolean =>
  Math.abs(place[0]) <= 85 && Math.abs(place[1]) <= 180 && (place[0] !== 0 || place[1] !== 0)
