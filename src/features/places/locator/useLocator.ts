import { useLocatorPointsQuery, usePointsWithProductQuery } from '#data/locator/locatorApi'
import type { LocatorPoint } from '#data/locator/locatorPoint'
import type { Id } from '#domain/Id'
import { remoteData, valueOf } from '#domain/remoteData'
import { warnOnce } from '#host/warn'
import { usePlaceIndex } from '#map/lib/usePlaceIndex'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

/** Returns the services of opticians, [code, 'Подбор линз'], each once. */
function servicesOf(points: readonly LocatorPoint[]): [code: string, name: string][] {
  const known = new Map<string, string>()
  for (const { services } of points) {
    for (const { code, name } of services) if (!known.has(code)) known.set(code, name || code)
  }
  return [...known]
}

/** Returns [code, 'Подбор линз (12)']: the number of the found opticians that a tick leaves. */
const counted = (
  services: readonly (readonly [code: string, name: string])[],
  found: readonly LocatorPoint[],
): [code: string, label: string][] =>
  services.map(([code, name]) => [code, `${name} (${found.filter((point) => offers(point, [code])).length})`])

/** Returns whether a point offers every ticked service. */
const offers = ({ services }: LocatorPoint, ticked: readonly string[]): boolean =>
  ticked.every((wanted) => services.some(({ code }) => code === wanted))

const wordsOf = ({ name, address }: LocatorPoint) => `${name} ${address}`
const NONE: readonly LocatorPoint[] = []

/** Keeps search, services and product, and finds the opticians that pass them. */
export function useLocator(productId: Id | undefined, proposed: readonly string[]) {
  const points = useLocatorPointsQuery()
  const withProduct = usePointsWithProductQuery(productId ?? '', { skip: productId === undefined })
  const [query, setQuery] = useState('')
  // Searched in, and drawn only once it is known.
  const read = remoteData(points)
  const all = read.state === 'known' ? read.value : NONE
  const services = useMemo(() => servicesOf(all), [all])
  const [chosen, setServices] = useState<readonly string[]>()
  // A service that the page proposes counts only if an optician offers it.
  const ticked = useMemo(
    () => chosen ?? proposed.filter((code) => services.some(([known]) => known === code)),
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
