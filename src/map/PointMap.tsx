import type { TileComponent } from 'pigeon-maps'
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { formatDistance } from '../domain/numbers/distance'
import { sameId, type Id } from '../domain/Id'
import { mapTiles } from '../host/page/config'
import { IconButton } from '../ui/controls/IconButton'
import { StyleSheet } from '../ui/StyleSheet'
import { clustersOf, type Mark, type MarksIn } from './lib/clusters'
import css from './map.css'
import { MarkButton } from './MarkButton'
import type { MapPoint } from './lib/MapPoint'
import { LEAST_ZOOM, MOST_ZOOM, scaleOf, viewOf } from './lib/view'
import { isWithin, type Bounds } from './lib/bounds'
import { TileMap } from './TileMap'

export interface PointMapProps {
  /** 'Оптики на карте' */
  label: string
  noun: readonly [string, string, string]
  points: readonly MapPoint[]
  /** The points that the map shows first; all by default. */
  around?: readonly MapPoint[] | undefined
  selected: readonly Id[]
  /** Called with one point, or with all points at one place. */
  onSelected: (ids: Id[]) => void
  /** Id of the point under the pointer, on the map or in the list. */
  pointed?: Id | undefined
  onPointed?: (id: Id | undefined) => void
  /** Id of the point that was opened in the list; the map moves there if it is out of view. */
  shown?: Id | undefined
  /** Called with the visible bounds, initially and after each move. */
  onBounds?: (bounds: Bounds) => void
  /** Undefined if the style sheet around the map gives its height. */
  height?: number | undefined
}

/**
 * A map of points with clusters; the list has each point too. The map is one tab stop, and arrow keys move
 * between pins.
 */
export function PointMap({
  label,
  noun,
  points,
  around = points,
  selected,
  onSelected,
  pointed,
  onPointed,
  shown: opened,
  onBounds,
  height,
}: PointMapProps) {
  const first = useMemo(() => viewOf(around.map(({ coordinates }) => coordinates)), [around])
  const [shown, setShown] = useState({ first, view: first })
  // Other initial points reset the view; a new search creates a new object, so that the map moves there.
  if (shown.first !== first) setShown({ first, view: first })
  const { view } = shown
  const onMoved = (center: [number, number], zoom: number) => setShown({ first, view: { center, zoom } })
  const [bounds, setBounds] = useState<Bounds>()
  const [followed, setFollowed] = useState(opened)
  if (followed !== opened) {
    setFollowed(opened)
    const point = points.find(({ id }) => sameId(id, opened))
    if (point && bounds && !isWithin(bounds, point.coordinates)) onMoved(point.coordinates, view.zoom)
  }
  const [stop, setStop] = useState<string>()
  const [isInside, setInside] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const tiles = mapTiles()
  const { zoom } = view
  // All three change together: new points move the map, and only then the visible ones are known.
  const seen = useDeferredValue(useMemo(() => ({ points, bounds, zoom }), [points, bounds, zoom]))
  const marksIn = useMemo(() => clustersOf(seen.points), [seen.points])
  const marks = useMemo(() => marksSeen(marksIn, seen), [marksIn, seen])
  const stopKey = marks.some(({ key }) => key === stop) ? stop : marks[0]?.key

  const onPressed = ({ count, zoom: apart, coordinates, points: all }: Mark) => {
    const zoom = count > 1 ? apart() : undefined
    if (zoom === undefined) onSelected(all().map(({ id }) => id))
    else onMoved(coordinates, zoom)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const place = marks.findIndex(({ key }) => key === stopKey)
    const next = marks[(place + step + marks.length) % marks.length]
    frame.current?.querySelector<HTMLElement>(`[data-mark="${next?.key ?? ''}"]`)?.focus()
  }
  const zoomBy = (step: number) =>
    onMoved(view.center, Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, Math.round(view.zoom) + step)))
  const scale = scaleOf(view)
  return (
    <div
      className="map"
      style={{ height }}
      role="group"
      aria-label={label}
      ref={frame}
      onPointerEnter={() => setInside(true)}
      onPointerLeave={({ buttons }) => buttons === 0 && setInside(false)}
    >
      <StyleSheet href={css} />
      <TileMap
        {...(height !== undefined && { height })}
        center={view.center}
        zoom={view.zoom}
        minZoom={LEAST_ZOOM}
        maxZoom={MOST_ZOOM}
        // The library listens to the mouse on the window, so this is enabled only while the pointer is over
        // the map and no dialog is above it.
        mouseEvents={isInside}
        animate={!matchMedia('(prefers-reduced-motion: reduce)').matches}
        metaWheelZoom
        metaWheelZoomWarning="Удерживайте META, чтобы менять масштаб колесом"
        twoFingerDrag
        twoFingerDragWarning="Двигайте карту двумя пальцами"
        attribution={false}
        provider={(x, y, z) => tileUrl(tiles?.url ?? '', x, y, z)}
        tileComponent={tiles ? Tile : NoTile}
        onBoundsChanged={({ center, zoom, bounds: seen }) => {
          onMoved(center, zoom)
          setBounds(seen)
          onBounds?.(seen)
        }}
      >
        {marks.map((mark) => (
          <Placed key={mark.key} anchor={mark.coordinates}>
            {(left, top) => (
              <MarkButton
                mark={mark}
                left={left}
                top={top}
                noun={noun}
                isSelected={mark.point !== undefined && selected.some((id) => sameId(id, mark.point?.id))}
                isPointed={mark.point !== undefined && sameId(mark.point.id, pointed)}
                isStop={mark.key === stopKey}
                onPointed={(isPointed) => onPointed?.(isPointed ? mark.point?.id : undefined)}
                onPressed={() => onPressed(mark)}
                onFocused={() => setStop(mark.key)}
                onKeyDown={onKeyDown}
              />
            )}
          </Placed>
        ))}
      </TileMap>
      <div className="map__zoom">
        <IconButton small icon="plus" label="Приблизить" onClick={() => zoomBy(1)} />
        <IconButton small icon="minus" label="Отдалить" onClick={() => zoomBy(-1)} />
      </div>
      <p className="map__foot">
        <span className="map__scale" style={{ width: scale.pixels }}>
          {formatDistance(scale.metres)}
        </span>
        {tiles && <span>{tiles.attribution}</span>}
      </p>
    </div>
  )
}

interface Seen {
  bounds: Bounds | undefined
  zoom: number
}

/** Returns the marks from west to east, the order of the arrow keys. */
const marksSeen = (marksIn: MarksIn, { bounds, zoom }: Seen): Mark[] =>
  bounds ? marksIn(bounds, zoom).toSorted((one, other) => one.coordinates[1] - other.coordinates[1]) : []

interface PlacedProps {
  anchor: [number, number]
  /** Position in pixels, set by the map. */
  left?: number
  top?: number
  children: (left: number, top: number) => ReactNode
}

const Placed = ({ left = 0, top = 0, children }: PlacedProps) => children(left, top)

const tileUrl = (template: string, x: number, y: number, z: number) =>
  template.replace('{x}', String(x)).replace('{y}', String(y)).replace('{z}', String(z))

const Tile: TileComponent = ({ tile, tileLoaded }) => (
  <img
    className="map__tile"
    src={tile.url}
    alt=""
    width={tile.width}
    height={tile.height}
    style={{ left: tile.left, top: tile.top, transformOrigin: 'top left' }}
    onLoad={tileLoaded}
    // Points on an empty background are better than broken pictures.
    onError={({ currentTarget }) => {
      currentTarget.hidden = true
      tileLoaded()
    }}
  />
)

const NoTile: TileComponent = () => <></>
