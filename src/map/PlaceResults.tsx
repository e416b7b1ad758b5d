import { memo, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { isOnMap, type Coordinates } from '../domain/coordinates'
import { agreed } from '../domain/numbers/counts'
import { sameId, type Id } from '../domain/Id'
import { useIsMobile } from '../host/page/viewport'
import { Button } from '../ui/controls/Button'
import { byDistance, metresTo } from './lib/byDistance'
import type { FinderTexts } from './lib/FinderTexts'
import { FinderTools } from './FinderTools'
import { MapPane } from './MapPane'
import type { Place } from './lib/Place'
import { PlaceRow } from './PlaceRow'
import { RowList } from './RowList'
import { useNearby } from './lib/useNearby'
import { isWithin, type Bounds } from './lib/bounds'

export interface PlaceResultsProps<Item extends Place> {
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
}

const isPlaced = <Item extends Place>(place: Item): place is Item & { coordinates: Coordinates } =>
  place.coordinates !== null && isOnMap(place.coordinates)

const keyOf = ({ id }: Place) => String(id)
const MAP_HEIGHT = 520

/** The list and the map, which follow each other, with what narrows both. */
function Results<Item extends Place>({
  texts,
  found,
  selected,
  facts,
  actions,
  onOpened,
  onMapFailed,
}: PlaceResultsProps<Item>) {
  const isMobile = useIsMobile()
  const [isMapWanted, setMapWanted] = useState(false)
  const { position, isRefused, isLocating, locate } = useNearby()
  const inView = useRef<Bounds>(undefined)
  // Undefined: places that are not in view are listed, too.
  const [bounds, setBounds] = useState<Bounds>()
  const [pointed, setPointed] = useState<{ id: Id | undefined; isOnMap: boolean }>()
  // Of a pin that stands for several at one place.
  const [together, setTogether] = useState<readonly Id[]>([])
  const isMapShown = !isMobile || isMapWanted

  const ordered = useMemo(() => byDistance(found, position), [found, position])
  const seen = useMemo(
    () =>
      bounds && isMapShown
        ? ordered.filter(({ coordinates }) => coordinates && isWithin(bounds, coordinates))
        : ordered,
    [ordered, bounds, isMapShown],
  )
  const rows = useMemo(
    () => (together.length === 0 ? seen : seen.filter(({ id }) => together.some((one) => sameId(one, id)))),
    [seen, together],
  )
  const revealed = useMemo(() => {
    const row = pointed?.isOnMap === true ? rows.findIndex(({ id }) => sameId(id, pointed.id)) : -1
    return row < 0 ? undefined : row
  }, [rows, pointed])
  const placed = useMemo(() => found.filter(isPlaced), [found])
  // The list is drawn first, the pins after it.
  const points = useDeferredValue(placed)
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
      pointed={pointed?.id}
      onPointed={(id) => setPointed({ id, isOnMap: true })}
      onBounds={(seen) => {
        inView.current = seen
        // Only where the list follows: it is not to be drawn at every step of the map.
        setBounds((followed) => followed && seen)
      }}
      height={isMobile ? 360 : MAP_HEIGHT}
      failure={texts.mapFailed}
      onFailed={onMapFailed}
    />
  )
  const { counted, verb } = agreed(rows.length, texts.noun, texts.found)
  return (
    <>
      <FinderTools
        isLocating={isLocating}
        onNearby={() => void locate()}
        isMapShown={isMapShown}
        onMap={isMobile ? setMapWanted : undefined}
        isBounded={bounds !== undefined}
        onBounded={(isBounded) => setBounds(isBounded ? inView.current : undefined)}
      />
      <p role="status" className="small soft">
        {isRefused && `${texts.nowhere} `}
        {rows.length > 0 ? `${verb} ${counted}` : texts.nothing}
      </p>
      {together.length > 0 && (
        <p className="row small">
          В одном месте
          <Button variant="quiet" small onClick={() => setTogether([])}>
            Показать все
          </Button>
        </p>
      )}
      <div className="finder__both">
        {isMobile && map}
        {rows.length > 0 && (
          <div className="finder__list">
            <RowList items={rows} keyOf={keyOf} revealed={revealed}>
              {(place) => (
                <PlaceRow
                  place={place}
                  metres={metresTo(place, position)}
                  isPointed={sameId(place.id, pointed?.id)}
                  chosen={sameId(place.id, selected) ? texts.chosen : undefined}
                  actions={actions?.(place)}
                  onPointed={(isPointed) =>
                    setPointed(isPointed ? { id: place.id, isOnMap: false } : undefined)
                  }
                  onOpened={() => onOpened(place)}
                >
                  {facts(place)}
                </PlaceRow>
              )}
            </RowList>
          </div>
        )}
        {!isMobile && map}
      </div>
    </>
  )
}

/** Drawn only when what is found changes, not at every key of a search. */
export const PlaceResults = memo(Results) as typeof Results
