import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { sameId, type Id } from '#domain/Id'
import type { Search } from '#domain/suggestions'
import type { SoonestTime } from '#data/appointments/soonestTimes'
import { activatesPromoCodes, type LocatorPoint } from '#data/locator/locatorPoint'
import { isNoneIn } from '#data/locator/beginsWith'
import { useFailureLog, useMapFailed } from '#data/locator/useFailureLog'
import { useLocatorPointsQuery } from '#data/locator/locatorApi'
import { useOpticianSuggestions } from '#data/locator/usePlaceSuggestions'
import { useProfileQuery } from '#data/profile/profileApi'
import { SearchField } from '#forms/fields/SearchField'
import { byDistance, firstAround } from '#map/lib/byDistance'
import { OPTICIANS } from '#map/lib/FinderTexts'
import { useNearby } from '#map/lib/useNearby'
import { usePlaceIndex } from '#map/lib/usePlaceIndex'
import { PlaceFinder } from '#map/PlaceFinder'
import { PlaceHours } from '#map/PlaceHours'
import { FittingInterest } from '#parts/interest/FittingInterest'
import { LoadedCard } from '#ui/LoadedCard'
import { NearestTimes } from './NearestTimes'
import { bookablePlaces, firstPlaces, textOf } from './placeSearch'

/** Asks for the optician: a list with a search, and the same opticians on a map. */
export function PlaceStep({ onChosen, onTimeChosen }: Omit<PlacesProps, 'points'>) {
  const points = useLocatorPointsQuery()
  // The city decides which opticians come first, and which of them are asked for their times.
  const { isLoading: isCityOpen } = useProfileQuery()
  const log = useFailureLog()
  useEffect(() => {
    if (points.isError) log('points_failed')
  }, [points.isError, log])
  return (
    <LoadedCard
      title="Выберите оптику"
      isStep
      query={{ ...points, data: isCityOpen ? undefined : points.data }}
      failure="Оптики не загрузились"
      skeleton={{ label: 'Загружаем оптики', heights: [48, 64, 64, 64] }}
    >
      {(all) => <Places points={all} onChosen={onChosen} onTimeChosen={onTimeChosen} />}
    </LoadedCard>
  )
}

interface PlacesProps {
  points: readonly LocatorPoint[]
  onChosen: (id: Id) => void
  onTimeChosen: (time: SoonestTime<LocatorPoint>) => void
}

function Places({ points, onChosen, onTimeChosen }: PlacesProps) {
  const city = useProfileQuery().data?.residence?.name
  const nearby = useNearby()
  const { position } = nearby
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<Id>()
  const places = useMemo(() => bookablePlaces(points, city), [points, city])
  const ofCity = useMemo(() => firstPlaces(places, city), [places, city])
  const near = useMemo(
    () => (position ? firstAround(byDistance(places, position), position) : ofCity),
    [places, ofCity, position],
  )
  const isCityWithout = useMemo(() => city !== undefined && isNoneIn(city, places), [city, places])
  const index = usePlaceIndex(places, textOf)
  const found = useMemo(() => index.withWords(wanted), [index, wanted])
  // The search does not suggest opticians that the list shows, nor those that cannot be booked online.
  const listed = useCallback(
    (text: string) => [...index.withWords(text), ...points.filter((point) => !activatesPromoCodes(point))],
    [index, points],
  )
  const suggest = useOpticianSuggestions(listed)
  const onMapFailed = useMapFailed()
  const onOpened = useCallback(
    ({ id }: LocatorPoint) => {
      setChosen(id)
      onChosen(id)
    },
    [onChosen],
  )
  return (
    <>
      {wanted === '' && <NearestTimes places={near} from={position} onChosen={onTimeChosen} />}
      {isCityWithout && <FittingInterest />}
      <PlaceFinder
        isLast
        texts={OPTICIANS}
        found={found}
        around={wanted === '' ? ofCity : undefined}
        nearby={nearby}
        selected={chosen}
        facts={Facts}
        onOpened={onOpened}
        onMapFailed={onMapFailed}
      >
        <PlaceSearch
          onTyped={setWanted}
          search={suggest}
          onChosen={(id) => {
            const place = places.find((one) => sameId(one.id, id))
            if (place) onOpened(place)
            return place !== undefined
          }}
        />
      </PlaceFinder>
    </>
  )
}

function Facts(place: LocatorPoint) {
  return (
    <>
      <PlaceHours {...place} />
      <span className="small booking__choose">Выбрать</span>
    </>
  )
}

interface PlaceSearchProps {
  onTyped: (text: string) => void
  search: Search
  /** Selects an optician; returns false if none has this id. */
  onChosen: (id: Id | null) => boolean
}

/**
 * Holds the typed text itself, so that a key press renders only the field; the list follows in a transition.
 */
function PlaceSearch({ onTyped, search, onChosen }: PlaceSearchProps) {
  const [query, setQuery] = useState('')
  const type = (text: string) => {
    setQuery(text)
    startTransition(() => onTyped(text))
  }
  return (
    <SearchField
      label="Поиск по названию и адресу"
      value={query}
      onTyped={type}
      search={search}
      onChosen={({ id, label }) => {
        if (!onChosen(id)) type(label)
      }}
    />
  )
}
