import { formatNumber } from './counts'
import type { Coordinates } from '../coordinates'

const EARTH = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the straight-line distance between two points in metres. */
export function distance([lat1, lon1]: Coordinates, [lat2, lon2]: Coordinates): number {
  const half =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Writes '350 м', '1,2 км', '12 км'. */
export function formatDistance(metres: number): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10}\u00a0м`
  const kilometres = metres / 1000
  return `${formatNumber(kilometres < 9.95 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres))}\u00a0км`
}
