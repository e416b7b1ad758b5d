import { useDeferredValue, useMemo, useState } from 'react'
import { countsLeft, passesFilter, type PointFilter } from '#data/checkout/pointFilter'
import { useFavouritePointsQuery } from '#data/checkout/deliveryPointsApi'
import { token } from '#host/page/config'
import type { DeliveryPoint } from '#data/places/places'
import type { Place } from '#map/lib/Place'
import { usePlaceIndex } from '#map/lib/usePlaceIndex'
import { iconOf } from './pointTexts'

export interface PointPlace extends Place {
  point: DeliveryPoint
}

const nameOf = ({ name }: PointPlace) => name
const ALL: PointFilter = { types: [], payments: [] }

/**
 * Holds the search and the filters, and returns the matching points. The search runs after the pressed key
 * has been rendered.
 */
export function usePointSearch(points: readonly DeliveryPoint[]) {
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState(ALL)
  const places = useMemo(
    () =>
      points.map((point): PointPlace => {
        const { id, name, address, coordinates, bonusCount } = point
        return { id, name, address, coordinates, bonus: bonusCount, icon: iconOf(point), point }
      }),
    [points],
  )
  const own = useOwnPoints()
  const index = usePlaceIndex(places, nameOf)
  const wanted = useDeferredValue(query)
  const chosen = useDeferredValue(filter)
  // The same inputs give the same array below, so that values memoized by it stay valid.
  const { ids } = own
  const named = useMemo(() => {
    const all = index.withWords(wanted)
    return ids ? all.filter(({ id }) => ids.has(String(id))) : all
  }, [index, wanted, ids])
  const found = useMemo(
    () =>
      chosen.types.length + chosen.payments.length === 0
        ? named
        : named.filter(({ point }) => passesFilter(point, chosen)),
    [named, chosen],
  )
  const counts = useMemo(
    () =>
      countsLeft(
        named.map(({ point }) => point),
        chosen,
      ),
    [named, chosen],
  )
  return { found, counts, listed: index.withWords, query, setQuery, filter, setFilter, own, setOwn: own.ask }
}

/** Provides 'Ваши пункты': the points where the customer has collected orders before. They load on demand. */
function useOwnPoints() {
  const [isAsked, ask] = useState(false)
  const { data, error } = useFavouritePointsQuery(undefined, { skip: !isAsked })
  const ids = useMemo(
    () => (isAsked && data ? new Set(data.map(({ id }) => String(id))) : undefined),
    [isAsked, data],
  )
  return {
    ids,
    ask,
    isAsked: token() === undefined ? undefined : isAsked,
    error: isAsked ? error : undefined,
  }
}
