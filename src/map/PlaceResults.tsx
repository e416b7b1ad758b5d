import { memo, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { isOnMap, type Coordinates } from '../domain/coordinates'
import { agreed } from '../domain/numbers/counts'
import { sameId, type Id } from '../domain/Id'
import { useIsMobile } from '../host/page/viewport'
import { Button } from '../ui/controls/Button'
import { ShowMore } from '../ui/controls/ShowMore'
import { byDistance, firstAround, metresTo } from './lib/byDistance'
import type { FinderTexts } from './lib/FinderTexts'
import { FinderTools } from './FinderTools'
import { MapPane } from './MapPane'
import type { Place } from './lib/Place'
import { PlaceRow } from './PlaceRow'
import { RowList } from './RowList'
import type { Nearby } from './lib/useNearby'
import type { Unfolded } from './lib/Unfolded'
import { isWithin, type Bounds } from './lib/bounds'

export interface PlaceResultsProps<Item extends Place> {
  texts: FinderTexts
  /** Places that match search and filters; the array stays identical while nothing changes. */
  found: readonly Item[]
  /**
   * The places that the map shows first while the customer's position is unknown; all matching ones by
   * default.
   */
  around?: readonly Item[] | undefined
  nearby: Nearby
  /** Id of the chosen place. */
  selected?: Id | undefined
  /** Returns the content of a row in addition to name, address and distance. */
  facts: (place: Item) => ReactNode
  /** Returns the links beside a row. */
  actions?: (place: Item) => ReactNode
  /** Called with true for a place whose details unfold in its row. */
  onOpened: (place: Item, isInRow: boolean) => void
  /** Set if details unfold in their row. */
  onFolded?: (() => void) | undefined
  unfolded?: Unfolded | undefined
  onMapFailed: () => void
}

const isPlaced = <Item extends Place>(place: Item): place is Item & { coordinates: Coordinates } =>
  place.coordinates !== null && isOnMap(place.coordinates)

const keyOf = ({ id }: Place) => String(id)

/** Returns what the map shows first: the places around the customer, if the position is known. */
function useShownFirst<Item extends Place>(
  ordered: readonly Item[],
  around: readonly Item[] | undefined,
  position: Coordinates | undefined,
) {
  return useMemo(
    () => (position ? firstAround(ordered, position) : (around ?? ordered)).filter(isPlaced),
    [ordered, around, position],
  )
}

/** Returns the index of a place's row. */
function useRowOf(rows: readonly Place[], wanted: Id | undefined): number | undefined {
  return useMemo(() => {
    const row = wanted === undefined ? -1 : rows.findIndex(({ id }) => sameId(id, wanted))
    return row < 0 ? undefined : row
  }, [rows, wanted])
}

/** Tells how many places the list has, and whether the position is unknown. */
function Found({ texts, count, isRefused }: { texts: FinderTexts; count: number; isRefused: boolean }) {
  const { counted, verb } = agreed(count, texts.noun, texts.found)
  return (
    <p role="status" className="small soft">
      {isRefused && `${texts.nowhere} `}
      {count > 0 ? `${verb} ${counted}` : texts.nothing}
    </p>
  )
}

/** Says that the list has only the places of one pin. */
const OnePin = ({ onAll }: { onAll: () => void }) => (
  <p className="row small finder__pin">
    В одном месте
    <Button variant="quiet" small onClick={onAll}>
      Показать все
    </Button>
  </p>
)

/** The list and the map, which follow each other, with the tools for both. */
function Results<Item extends Place>({
  texts,
  found,
  around,
  nearby: { position, isRefused, isLocating, locate },
  selected,
  facts,
  actions,
  onOpened,
  onFolded,
  unfolded,
  onMapFailed,
}: PlaceResultsProps<Item>) {
  const isMobile = useIsMobile()
  const unfoldedId = unfolded?.id
  const [isMapWanted, setMapWanted] = useState(false)
  const inView = useRef<Bounds>(undefined)
  // Without bounds the list includes places out of view.
  const [bounds, setBounds] = useState<Bounds>()
  const [pointed, setPointed] = useState<{ id: Id | undefined; isOnMap: boolean }>()
  // Ids of a pin with several places at one point.
  const [pin, setPin] = useState<{ ids: readonly Id[]; of: readonly Item[] }>()
  // A new search or filter resets the pin.
  const together = pin?.of === found ? pin.ids : undefined
  // The place whose pin was pressed; its row takes the focus.
  const [called, setCalled] = useState<{ key: string }>()
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
    () => (together ? ordered.filter(({ id }) => together.some((one) => sameId(one, id))) : seen),
    [ordered, seen, together],
  )
  const revealed = useRowOf(rows, pointed?.isOnMap === true ? pointed.id : undefined)
  const opened = useRowOf(rows, unfoldedId)
  // The list renders first, and the pins after it.
  const points = useDeferredValue(useMemo(() => found.filter(isPlaced), [found]))
  const shownFirst = useDeferredValue(useShownFirst(ordered, around, position))
  const onSelected = (ids: Id[]) => {
    const place = found.find(({ id }) => sameId(id, ids[0]))
    if (ids.length > 1) setPin({ ids, of: found })
    else if (place) {
      // On phones the list is below the map, so the details are a sheet over it.
      const isInRow = onFolded !== undefined && !isMobile
      setPin(undefined)
      if (isInRow) setCalled({ key: keyOf(place) })
      onOpened(place, isInRow)
    }
  }
  const map = isMapShown && (
    <MapPane
      label={texts.map}
      noun={texts.noun}
      points={points}
      around={shownFirst.length > 0 ? shownFirst : points}
      selected={selected === undefined ? [] : [selected]}
      onSelected={onSelected}
      pointed={pointed?.id ?? unfoldedId}
      shown={unfoldedId}
      onPointed={(id) => setPointed({ id, isOnMap: true })}
      onBounds={(seen) => {
        inView.current = seen
        // The bounds change only if the list follows the map: otherwise each move would render the list.
        setBounds((followed) => followed && seen)
      }}
      // Elsewhere the style sheet gives the height: beside the list the map is as high as filters and list.
      height={isMobile ? 360 : undefined}
      failure={texts.mapFailed}
      onFailed={onMapFailed}
    />
  )
  const row = (place: Item) => (
    <PlaceRow
      place={place}
      metres={metresTo(place, position)}
      isPointed={sameId(place.id, pointed?.id)}
      chosen={sameId(place.id, selected) ? texts.chosen : undefined}
      actions={actions?.(place)}
      onPointed={(isPointed) => setPointed(isPointed ? { id: place.id, isOnMap: false } : undefined)}
      onOpened={() => onOpened(place, true)}
      onFolded={onFolded}
      detail={sameId(place.id, unfoldedId) ? unfolded?.detail : undefined}
    >
      {facts(place)}
    </PlaceRow>
  )
  return (
    <>
      <FinderTools
        isLocating={isLocating}
        onNearby={() => void locate()}
        isMapShown={isMapShown}
        onMap={isMobile ? setMapWanted : undefined}
        isBounded={bounds !== undefined}
        onBounded={(isBounded) => {
          setPin(undefined)
          setBounds(isBounded ? inView.current : undefined)
        }}
      >
        <Found texts={texts} count={rows.length} isRefused={isRefused} />
      </FinderTools>
      {isMobile && map}
      {rows.length > 0 && (
        <div className="finder__list">
          {together && <OnePin onAll={() => setPin(undefined)} />}
          {isMobile ? (
            // On phones a box that scrolls within the page would trap touch scrolling.
            <ShowMore items={rows} keyOf={keyOf}>
              {row}
            </ShowMore>
          ) : (
            <RowList items={rows} keyOf={keyOf} revealed={revealed} opened={opened} called={called}>
              {row}
            </RowList>
          )}
        </div>
      )}
      {!isMobile && map}
    </>
  )
}

/** Renders only when the found places change, not at every key of a search. */
export const PlaceResults = memo(Results) as typeof Results
