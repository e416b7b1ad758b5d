import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { isOnMap, type Coordinates } from '../domain/places'
import { count, plural, type Forms } from '../domain/counts'
import { sameId, type Id } from '../domain/Id'
import { useIsMobile } from '../host/viewport'
import { Button } from '../ui/Button'
import { ShowMore } from '../ui/ShowMore'
import { StyleSheet } from '../ui/StyleSheet'
import { byDistance, metresTo } from './byDistance'
import css from './finder.css'
import { MapPane } from './MapPane'
import type { Place } from './Place'
import { PlaceRow } from './PlaceRow'
import { useNearby } from './useNearby'
import { isWithin, type Bounds } from './bounds'

export interface FinderTexts {
  /** 'Пункты на карте' */
  map: string
  /** 'пункт, пункта, пунктов' */
  noun: Forms
  /** 'Найден, Найдено, Найдено' */
  found: Forms
  /** 'Пункты не найдены' */
  nothing: string
  /** 'Карта не загрузилась. Все пункты есть в списке' */
  mapFailed: string
  /** 'Выбран' */
  chosen: string
  /** 'Местоположение недоступно: пункты показаны по городу.' */
  nowhere: string
}

interface PlaceFinderProps<Item extends Place> {
  texts: FinderTexts
  /** Those that pass search and filters; the same list as long as nothing changes. */
  found: readonly Item[]
  /** The one that is chosen. */
  selected?: Id | undefined
  /** What a row says besides name, address and distance. */
  facts: (place: Item) => ReactNode
  /** Links beside a row. */
  actions?: (place: Item) => ReactNode
  onOpened: (place: Item) => void
  onMapFailed: () => void
  /** Stands above the count: the search, the filters. */
  children: ReactNode
}

const isPlaced = <Item extends Place>(place: Item): place is Item & { coordinates: Coordinates } =>
  place.coordinates !== null && isOnMap(place.coordinates)

const ROWS = 20
const MAP_HEIGHT = 520

/** Places as a list and on a map, which follow each other. Everything is in the list; the map is an extra. */
export function PlaceFinder<Item extends Place>({
  texts,
  found,
  selected,
  facts,
  actions,
  onOpened,
  onMapFailed,
  children,
}: PlaceFinderProps<Item>) {
  const isMobile = useIsMobile()
  const [isMapWanted, setMapWanted] = useState(false)
  const { position, isRefused, isLocating, locate } = useNearby()
  const [bounds, setBounds] = useState<Bounds>()
  const [isBounded, setBounded] = useState(false)
  const [pointed, setPointed] = useState<Id>()
  // Of a pin that stands for several at one place.
  const [together, setTogether] = useState<readonly Id[]>([])
  const isMapShown = !isMobile || isMapWanted

  // Drawn after the key that was pressed: a long list must not make the field stutter.
  const wanted = useDeferredValue(found)
  const ordered = useMemo(() => byDistance(wanted, position), [wanted, position])
  const seen = useMemo(
    () =>
      isBounded && bounds && isMapShown
        ? ordered.filter(({ coordinates }) => coordinates && isWithin(bounds, coordinates))
        : ordered,
    [ordered, bounds, isBounded, isMapShown],
  )
  const rows = together.length === 0 ? seen : seen.filter(({ id }) => together.some((one) => sameId(one, id)))
  const points = useMemo(() => wanted.filter(isPlaced), [wanted])
  const onSelected = (ids: Id[]) => {
    const [id, ...more] = ids
    const place = found.find((one) => sameId(one.id, id))
    if (more.length > 0) setTogether(ids)
    else if (place) onOpened(place)
  }
  const map = isMapShown && (
    <MapPane
      label={texts.map}
      noun={texts.noun}
      points={points}
      selected={selected === undefined ? [] : [selected]}
      onSelected={onSelected}
      pointed={pointed}
      onPointed={setPointed}
      onBounds={setBounds}
      height={isMobile ? 360 : MAP_HEIGHT}
      failure={texts.mapFailed}
      onFailed={onMapFailed}
    />
  )
  return (
    <div className="finder">
      <StyleSheet href={css} />
      {children}
      <div className="finder__tools">
        <Button variant="secondary" small busy={isLocating} onClick={() => void locate()}>
          Рядом со мной
        </Button>
        {isMobile && (
          <Button
            variant="secondary"
            small
            aria-expanded={isMapWanted}
            onClick={() => setMapWanted(!isMapWanted)}
          >
            {isMapWanted ? 'Список' : 'Карта'}
          </Button>
        )}
        {isMapShown && (
          <label className="check finder__check">
            <input
              type="checkbox"
              checked={isBounded}
              onChange={({ target }) => setBounded(target.checked)}
            />
            <span>Только на видимой части карты</span>
          </label>
        )}
      </div>
      <p role="status" className="small soft">
        {isRefused && `${texts.nowhere} `}
        {rows.length > 0
          ? `${plural(rows.length, texts.found)} ${count(rows.length, texts.noun)}`
          : texts.nothing}
      </p>
      {together.length > 0 && (
        <p className="row small">
          Пункты в одном месте
          <Button variant="quiet" small onClick={() => setTogether([])}>
            Показать все
          </Button>
        </p>
      )}
      <div className="finder__both">
        {isMobile && map}
        {rows.length > 0 && (
          <div className="finder__list">
            <ShowMore items={rows} step={ROWS} keyOf={({ id }) => String(id)}>
              {(place) => (
                <PlaceRow
                  place={place}
                  metres={metresTo(place, position)}
                  isPointed={sameId(place.id, pointed)}
                  chosen={sameId(place.id, selected) ? texts.chosen : undefined}
                  actions={actions?.(place)}
                  onPointed={(isPointed) => setPointed(isPointed ? place.id : undefined)}
                  onOpened={() => onOpened(place)}
                >
                  {facts(place)}
                </PlaceRow>
              )}
            </ShowMore>
          </div>
        )}
        {!isMobile && map}
      </div>
    </div>
  )
}
