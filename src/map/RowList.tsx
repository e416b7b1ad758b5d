import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { KeyboardEvent } from 'react'
import { rowOffsets } from './lib/rowOffsets'

interface RowListProps<Item> {
  /** The same list as long as nothing changes. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The row that is pointed at elsewhere: it comes into view. */
  revealed?: number | undefined
  /** A row: what in it can be pressed is reached by Tab only in the row that was used last. */
  children: (item: Item) => ReactNode
}

/** Rows that are drawn before anything was measured, and beyond each end of what is seen. */
const FIRST = 12
const BEYOND = 6
/** More are never seen: a box whose style sheet has not come yet is as high as all of them. */
const MOST = 40

/** How far each key goes. */
const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  Home: -Infinity,
  End: Infinity,
}

/**
 * A list of any length in a box of its own, of which only what is seen is drawn. Tab reaches one row, arrows go from row
 * to row; a screen reader is told which of how many a row is. The row with the focus stays drawn.
 */
export function RowList<Item>({ items, keyOf, revealed, children }: RowListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const offsets = useMemo(() => rowOffsets(items.length), [items])
  const [seen, setSeen] = useState({ items, from: 0, to: FIRST, stop: 0 })
  if (seen.items !== items) setSeen({ items, from: 0, to: FIRST, stop: 0 })
  const { from, to, stop } = seen
  /** A key has moved the focus to the row that is the stop now. */
  const isMoving = useRef(false)
  /** What is read stays where it is, when rows above it turn out to be higher or lower. */
  const held = useRef<{ row: number; gap: number }>(undefined)
  const [, redraw] = useReducer((times: number) => times + 1, 0)

  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    const first = Math.max(0, offsets.rowAt(scrollTop) - BEYOND)
    const seenTo = offsets.rowAt(scrollTop + clientHeight) + 1 + BEYOND
    const last = Math.min(Math.max(seenTo, first + FIRST), first + MOST)
    setSeen((now) => (now.from === first && now.to === last ? now : { ...now, from: first, to: last }))
  }

  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [items])

  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const rows = rowsIn(list)
    for (const [row, element] of rows) {
      for (const pressed of pressedIn(element)) pressed.tabIndex = row === stop ? 0 : -1
    }
    if (held.current) {
      list.scrollTop = offsets.at(held.current.row) + held.current.gap
      held.current = undefined
      look()
    }
    const { scrollTop, clientHeight } = list
    const isStopSeen = offsets.at(stop + 1) > scrollTop && offsets.at(stop) < scrollTop + clientHeight
    const anchor = isStopSeen ? stop : offsets.rowAt(scrollTop)
    const gap = scrollTop - offsets.at(anchor)
    if (offsets.measure(new Map(rows.map(([row, { offsetHeight }]) => [row, offsetHeight])))) {
      // Once everything stands where it belongs.
      held.current = { row: anchor, gap }
      redraw()
      return
    }
    if (!isMoving.current) return
    isMoving.current = false
    const [button] = pressedIn(rows.find(([row]) => row === stop)?.[1])
    button?.focus()
  })

  useLayoutEffect(() => {
    const list = box.current
    if (!list || revealed === undefined) return
    const [top, bottom] = [offsets.at(revealed), offsets.at(revealed + 1)]
    if (top < list.scrollTop) list.scrollTop = top
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
  }, [revealed, offsets])

  // Another width is another height of each row, another height another number of rows.
  const onResized = useEffectEvent(() => {
    look()
    redraw()
  })
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(() => onResized())
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    isMoving.current = true
    const next = Math.min(items.length - 1, Math.max(0, stop + step))
    setSeen({ ...seen, stop: next })
    redraw()
  }
  const onFocus = ({ target }: { target: EventTarget }) => {
    const row =
      target instanceof Element ? Number(target.closest<HTMLElement>('[data-row]')?.dataset['row']) : NaN
    if (!Number.isNaN(row)) setSeen((now) => (now.stop === row ? now : { ...now, stop: row }))
  }

  const drawn = new Set([stop])
  for (let row = from; row < to; row++) drawn.add(row)
  return (
    <div
      className="rows"
      role="presentation"
      ref={box}
      onScroll={look}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <ul className="rows__list" style={{ height: offsets.at(items.length) }}>
        {[...drawn]
          .sort((one, other) => one - other)
          .map((row) => {
            const item = items[row]
            return item === undefined ? null : (
              <li
                key={keyOf(item)}
                className="rows__row"
                style={{ top: offsets.at(row) }}
                data-row={row}
                aria-setsize={items.length}
                aria-posinset={row + 1}
              >
                {children(item)}
              </li>
            )
          })}
      </ul>
    </div>
  )
}

const rowsIn = (list: HTMLElement): [number, HTMLElement][] =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [Number(row.dataset['row']), row])

const pressedIn = (row: HTMLElement | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('a, button') ?? []),
]
