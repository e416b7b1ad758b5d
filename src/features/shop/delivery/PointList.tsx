import { useCallback } from 'react'
import { sameId, type Id } from '#domain/Id'
import type { SaleType } from '#data/orders/order'
import type { DeliveryPoint } from '#data/places/places'
import { useMapFailed } from '#data/locator/useFailureLog'
import { usePointSuggestions } from '#data/checkout/usePointSuggestions'
import { SearchField } from '#forms/fields/SearchField'
import { FinderFilters } from '#map/FinderFilters'
import type { Unfolded } from '#map/lib/Unfolded'
import { PlaceFinder } from '#map/PlaceFinder'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { PointFacts } from './PointFacts'
import { PointFilters } from './PointFilters'
import { TEXTS } from './pointTexts'
import { usePointSearch, type PointPlace } from './usePointSearch'

interface PointListProps {
  type: SaleType
  points: readonly DeliveryPoint[]
  selected: Id | undefined
  /** Whether the list is the last part of its card. */
  isLast: boolean
  /** Called with true for a point whose details unfold in its row. */
  onOpened: (point: DeliveryPoint, isInRow: boolean) => void
  onFolded: () => void
  unfolded: Unfolded | undefined
}

/** Shows the points as a list and on a map, with a search and filters. */
export function PointList({ type, points, selected, isLast, onOpened, onFolded, unfolded }: PointListProps) {
  const { found, counts, listed, query, setQuery, filter, setFilter, own, setOwn } = usePointSearch(points)
  const suggest = usePointSuggestions(type, listed)
  const onMapFailed = useMapFailed()
  const onPlaceOpened = useCallback(
    ({ point }: PointPlace, isInRow: boolean) => onOpened(point, isInRow),
    [onOpened],
  )
  return (
    <PlaceFinder
      isLast={isLast}
      texts={TEXTS}
      found={found}
      selected={selected}
      facts={PointFacts}
      onOpened={onPlaceOpened}
      onFolded={onFolded}
      unfolded={unfolded}
      onMapFailed={onMapFailed}
    >
      <FinderFilters
        count={filter.types.length + filter.payments.length + (own.isAsked === true ? 1 : 0)}
        search={
          <SearchField
            label="Поиск по названию"
            value={query}
            onTyped={setQuery}
            search={suggest}
            onChosen={({ id, label }) => {
              const point = points.find((one) => sameId(one.id, id))
              if (point) onOpened(point, false)
              else setQuery(label)
            }}
          />
        }
      >
        <PointFilters
          filter={filter}
          counts={counts}
          onChanged={setFilter}
          isOwn={own.isAsked}
          onOwn={setOwn}
        />
      </FinderFilters>
      {own.error !== undefined && (
        <Notice tone="bad">
          Ваши пункты не загрузились. <FailureText error={own.error} />
        </Notice>
      )}
    </PlaceFinder>
  )
}
