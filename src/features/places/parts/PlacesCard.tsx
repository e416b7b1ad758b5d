import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useMapFailed } from '#data/locator/useFailureLog'
import { type Id, sameId } from '#domain/Id'
import type { Search } from '#domain/suggestions'
import { SearchField } from '#forms/fields/SearchField'
import { ChosenPlace } from '#map/ChosenPlace'
import type { FinderTexts } from '#map/lib/FinderTexts'
import type { Place } from '#map/lib/Place'
import { FinderFilters } from '#map/FinderFilters'
import type { Opening } from '#domain/dates/openingHours'
import { PlaceFinder } from '#map/PlaceFinder'
import { PlaceHours } from '#map/PlaceHours'
import { Card } from '#ui/Card'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded, type QueryState } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { tabChoices } from '#host/customer/drafts'
import { emit } from '#host/events'
import { warnOnce } from '#host/warn'
import type { DetailProps } from './PlaceDetail'

interface PlacesCardProps<Item> {
  /** Content above the list, shown even if there are no places: the customer's city. */
  above?: ReactNode
  /** Name of the island. */
  name: string
  title: string
  texts: FinderTexts
  places: QueryState<readonly Item[]>
  /** The message of a failed request: 'Оптики не загрузились'. */
  failure: string
  /** The label while the places load: 'Загружаем оптики'. */
  loading: string
  /** The places that match the search and the filters. */
  found: readonly Item[]
  /** Id of the place that the page proposes. */
  selected: string | undefined
  query: string
  onTyped: (query: string) => void
  suggest: Search
  /** Renders the actions for a place. */
  actions: (place: Item) => ReactNode
  detail: (props: DetailProps<Item>) => ReactNode
  /** Number of active filters, which `FinderFilters` shows; undefined if the filters are rendered without it. */
  filterCount?: number
  /** The filters, shown below the search. */
  children: ReactNode
}

/** Shows all places of one kind as a list and on a map, and the place that was opened last. */
export function PlacesCard<Item extends Place & Opening>(props: PlacesCardProps<Item>) {
  const { name, texts, places, found, selected, query, onTyped, suggest } = props
  const { chosen, choose } = useChosenPlace(name, selected, places.data)
  const [opened, setOpened] = useState<{ place: Item; isInRow: boolean }>()
  const onMapFailed = useMapFailed()
  const onOpened = useCallback(
    (place: Item, isInRow: boolean) => {
      choose(place.id)
      setOpened({ place, isInRow })
    },
    [choose],
  )
  const onClosed = useCallback(() => setOpened(undefined), [])
  const detail = opened && props.detail({ known: opened.place, isInRow: opened.isInRow, onClosed })
  return (
    <Card title={props.title}>
      {props.above}
      {opened?.isInRow === false && detail}
      <Loaded
        query={places}
        failure={props.failure}
        skeleton={<Skeleton label={props.loading} heights={[48, 40, 64, 64, 64]} />}
        empty={<EmptyNote>{texts.nothing}</EmptyNote>}
      >
        {(all) => {
          const place = all.find(({ id }) => sameId(id, chosen))
          const search = (
            <SearchField
              label="Поиск по названию и адресу"
              value={query}
              onTyped={onTyped}
              search={suggest}
              onChosen={({ id, label }) => {
                const suggested = all.find((one) => sameId(one.id, id))
                if (suggested) onOpened(suggested, false)
                else onTyped(label)
              }}
            />
          )
          return (
            <PlaceFinder
              isLast
              texts={texts}
              found={found}
              selected={place?.id}
              facts={PlaceHours}
              actions={props.actions}
              onOpened={onOpened}
              onFolded={onClosed}
              unfolded={opened?.isInRow === true ? { id: opened.place.id, detail } : undefined}
              onMapFailed={onMapFailed}
            >
              {place && (
                <ChosenPlace
                  chosen={texts.chosen}
                  place={place}
                  onOpened={() => setOpened({ place, isInRow: false })}
                />
              )}
              {props.filterCount === undefined ? (
                <>
                  {search}
                  {props.children}
                </>
              ) : (
                <FinderFilters search={search} count={props.filterCount}>
                  {props.children}
                </FinderFilters>
              )}
            </PlaceFinder>
          )
        }}
      </Loaded>
    </Card>
  )
}

/**
 * Holds the place that was opened last in this tab, otherwise the one that the page proposes.
 * @param name name of the island
 * @param all undefined until the places are known
 */
function useChosenPlace(name: string, proposed: string | undefined, all: readonly { id: Id }[] | undefined) {
  const [chosen, setChosen] = useState<Id | undefined>(() => {
    const { id } = (tabChoices.read(name) ?? {}) as { id?: unknown }
    return typeof id === 'string' || typeof id === 'number' ? id : proposed
  })
  const isUnknown = proposed !== undefined && all !== undefined && !all.some(({ id }) => sameId(id, proposed))
  useEffect(() => {
    if (isUnknown) warnOnce(`data-selected="${proposed}" is ignored: no place has this id`)
  }, [isUnknown, proposed])
  const choose = useCallback(
    (id: Id) => {
      setChosen(id)
      tabChoices.write(name, { id })
      emit('place-selected', { name, id })
    },
    [name],
  )
  return { chosen, choose }
}
