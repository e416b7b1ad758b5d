/** Latitude and longitude (contract 5.3). */
export type Coordinates = [latitude: number, longitude: number]

/**
 * Tells whether the coordinates are a place on the map, which ends before the poles. 0, 0 lies in the ocean:
 * servers write it when they know no place.
 */
export const isOnMap = (place: Coordinates): boolean =>
  Math.abs(place[0]) <= 85 && Math.abs(place[1]) <= 180 && (place[0] !== 0 || place[1] !== 0)
