import type { Coordinates } from '../../domain/coordinates'

export interface Bounds {
  ne: [number, number]
  sw: [number, number]
}

export const isWithin = ({ ne, sw }: Bounds, [latitude, longitude]: Coordinates): boolean =>
  latitude <= ne[0] && latitude >= sw[0] && longitude <= ne[1] && longitude >= sw[1]
