import { useLocatorPointsQuery, usePointsWithProductQuery } from '#data/locator/locatorApi'
import { knownServices, type LocatorPoint } from '#data/locator/locatorPoint'
import type { Id } from '#domain/Id'
import { remoteData, valueOf } from '#domain/remoteData'
import { warnOnce } from '#host/warn'
import { usePlaceIndex } from '#map/lib/usePlaceIndex'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

/** Returns every service of the opticians once, as [code, 'Подбор линз']. */
function servicesOf(points: readonly LocatorPoint[]): [code: string, name: string][] {
  const known = new Map<string, string>()
  for (const point of points) {
    for (const { code, name } of knownServices(point)) if (!known.has(code)) known.set(code, name || code)
  }
  return [...known]
}

/** Returns [code, 'Подбор линз (12)'], where 12 of the found opticians offer the service. */
const counted = (
  services: readonly (readonly [code: string, name: string])[],
  found: readonly LocatorPoint[],
): [code: string, label: string][] =>
  services.map(([code, name]) => [code, `${name} (${found.filter((point) => offers(point, [code])).length})`])

/** Tells whether an optician offers every selected service. */
const offers = (point: LocatorPoint, ticked: readonly string[]): boolean =>
  ticked.every((wanted) => knownServices(point).some(({ code }) => code === wanted))

const wordsOf = ({ name, address }: LocatorPoint) => `${name} ${address}`
const NONE: readonly LocatorPoint[] = []

/** Holds the search, the services and the product, and returns the opticians that match them. */
export function useLocator(productId: Id | undefined, proposed: readonly string[]) {
  const points = useLocatorPointsQuery()
  const withProduct = usePointsWithProductQuery(productId ?? '', { skip: productId === undefined })
  const [query, setQuery] = useState('')
  // Until the opticians are known, the search works on an empty list, which is not shown.
  const read = remoteData(points)
  const all = read.state === 'known' ? read.value : NONE
  const services = useMemo(() => servicesOf(all), [all])
  const [chosen, setServices] = useState<readonly string[]>()
  // A service is selected only if an optician offers it: the page may propose another, and so may the choice
  // in another city.
  const ticked = useMemo(
    () => (chosen ?? proposed).filter((code) => services.some(([known]) => known === code)),
    [chosen, proposed, services],
  )
  const unknown =
    read.state === 'known' && proposed.filter((code) => !services.some(([known]) => known === code))
  const told = unknown ? unknown.join() : ''
  useEffect(() => {
    if (told !== '') warnOnce(`data-services="${told}" is ignored: no optician has this service`)
  }, [told])

  const index = usePlaceIndex(all, wordsOf)
  const wanted = useDeferredValue(query)
  const stocked = valueOf(remoteData(withProduct))
  const found = useMemo(() => {
    const ids = stocked && new Set(stocked.map(({ id }) => String(id)))
    return index
      .withWords(wanted)
      .filter((point) => offers(point, ticked) && (!ids || ids.has(String(point.id))))
  }, [index, wanted, ticked, stocked])
  return {
    points,
    withProduct,
    found,
    listed: index.withWords,
    query,
    setQuery,
    services: useMemo(() => counted(services, found), [services, found]),
    ticked,
    setServices,
  }
}
