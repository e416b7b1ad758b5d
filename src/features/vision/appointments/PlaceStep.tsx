import { memo, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { agreed } from '#domain/numbers/counts'
import { sameId, type Id } from '#domain/Id'
import type { Search } from '#domain/suggestions'
import type { SoonestTime } from '#data/appointments/soonestTimes'
import { activatesPromoCodes, type LocatorPoint } from '#data/locator/locatorPoint'
import { isNoneIn } from '#data/locator/beginsWith'
import { useLocatorPointsQuery } from '#data/locator/locatorApi'
import { useProfileQuery } from '#data/profile/profileApi'
import { SearchField } from '#forms/fields/SearchField'
import { useIsMobile } from '#host/page/viewport'
import { useNearby } from '#map/lib/useNearby'
import { usePlaceIndex } from '#map/lib/usePlaceIndex'
import { FittingInterest } from '#parts/interest/FittingInterest'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { Skeleton } from '#ui/states/Skeleton'
import { NearestTimes } from './NearestTimes'
import { PlaceMap } from './PlaceMap'
import { PlaceItem } from './PlaceItem'
import { firstPlaces, OPTICIANS, placesOf, textOf, type Place } from './placeSearch'
import { useFailureLog } from '#data/locator/useFailureLog'
import { useOpticianSuggestions } from '#data/locator/usePlaceSuggestions'

const FOUND = ['Найдена', 'Найдено', 'Найдено'] as const

/** Asks for the optician: a list with a search, and the same points on a map. */
export function PlaceStep({ onChosen, onTimeChosen }: Omit<PlacesProps, 'points'>) {
  const points = useLocatorPointsQuery()
  const log = useFailureLog()
  useEffect(() => {
    if (points.isError) log('points_failed')
  }, [points.isError, log])
  return (
    <Card title="Выберите оптику" isStep>
      <Loaded
        query={points}
        failure="Оптики не загрузились"
        skeleton={<Skeleton label="Загружаем оптики" heights={[48, 64, 64, 64]} />}
      >
        {(all) => <Places points={all} onChosen={onChosen} onTimeChosen={onTimeChosen} />}
      </Loaded>
    </Card>
  )
}

interface PlacesProps {
  points: readonly LocatorPoint[]
  onChosen: (id: Id) => void
  onTimeChosen: (time: SoonestTime<Place>) => void
}

function Places({ points, onChosen, onTimeChosen }: PlacesProps) {
  const { data: profile, isLoading: isCityOpen } = useProfileQuery()
  const city = profile?.residence?.name
  const { position, isRefused, isLocating, locate } = useNearby()
  const [wanted, setWanted] = useState('')
  const places = useMemo(() => placesOf(points, position, city), [points, position, city])
  const near = useMemo(() => firstPlaces(places, position, city), [places, position, city])
  const isCityWithout = useMemo(
    () =>
      city !== undefined &&
      isNoneIn(
        city,
        places.map(({ point }) => point),
      ),
    [city, places],
  )
  const index = usePlaceIndex(places, textOf)
  const found = useMemo(() => index.withWords(wanted), [index, wanted])
  // The search suggests neither opticians of the list nor those that take no bookings from here.
  const listed = useCallback(
    (text: string) => [
      ...index.withWords(text).map(({ point }) => point),
      ...points.filter((point) => !activatesPromoCodes(point)),
    ],
    [index, points],
  )
  const suggest = useOpticianSuggestions(listed)
  const { counted, verb } = agreed(found.length, OPTICIANS, FOUND)
  return (
    <>
      <div className="booking__search">
        <PlaceSearch
          onTyped={setWanted}
          search={suggest}
          onChosen={(id) => {
            const place = places.find(({ point }) => sameId(point.id, id))
            if (place) onChosen(place.point.id)
            return place !== undefined
          }}
        />
        <Button variant="secondary" busy={isLocating} onClick={() => void locate()}>
          Рядом со мной
        </Button>
      </div>
      {/* Until the city is known nobody is asked: it may be the other end of the country. */}
      {wanted === '' && !isCityOpen && <NearestTimes places={near} onChosen={onTimeChosen} />}
      <p role="status" className="small soft">
        {isRefused && 'Местоположение недоступно: оптики показаны по городу. '}
        {found.length > 0 ? `${verb} ${counted}` : 'Оптики не найдены'}
      </p>
      {isCityWithout && <FittingInterest />}
      <Found
        places={found}
        around={wanted === '' ? near : found}
        listKey={`${wanted}${String(position)}`}
        onChosen={onChosen}
      />
    </>
  )
}

interface PlaceSearchProps {
  onTyped: (text: string) => void
  search: Search
  /** Chooses an optician; returns false if there is none with this id. */
  onChosen: (id: Id | null) => boolean
}

/** Keeps the typed text, so that a key draws only the field; the list follows when that is done. */
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

interface FoundProps {
  places: readonly Place[]
  /** The places that the map shows at first. */
  around: readonly Place[]
  /** A new key shows the list from its first row. */
  listKey: string
  onChosen: (id: Id) => void
}

/**
 * Draws the found places. It is memoized: a key of the search draws it only if the result changes. The pins
 * follow the list.
 */
const Found = memo(function Found({ places, around, listKey, onChosen }: FoundProps) {
  const pinned = useDeferredValue(places)
  const first = useDeferredValue(around)
  const isMobile = useIsMobile()
  const map = <PlaceMap places={pinned} around={first} onChosen={onChosen} />
  return (
    <div className="booking__places">
      {isMobile && map}
      <div>
        {places.length > 0 && (
          <ShowMore key={listKey} items={places} step={10} keyOf={({ point }) => point.id}>
            {(place) => <PlaceItem place={place} onChosen={() => onChosen(place.point.id)} />}
          </ShowMore>
        )}
      </div>
      {!isMobile && map}
    </div>
  )
})
