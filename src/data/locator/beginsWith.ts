import { plainText } from '../../domain/search'
import type { LocatorPoint } from './locatorPoint'

/**
 * Returns a test for addresses of a city. Ten thousand addresses share a few beginnings, so each beginning is
 * compared once.
 */
export function beginsWith(city: string): (address: string) => boolean {
  const wanted = plainText(city)
  const known = new Map<string, boolean>()
  return (address) => {
    const start = address.slice(0, city.length)
    const isWanted = known.get(start) ?? plainText(start) === wanted
    known.set(start, isWanted)
    return isWanted
  }
}

/** Tells whether a city has no optician; one whose address cannot be read may be there. */
export function isNoneIn(city: string, points: readonly Pick<LocatorPoint, 'address'>[]): boolean {
  const isThere = beginsWith(city)
  return !points.some(({ address }) => address === '' || isThere(address))
}
