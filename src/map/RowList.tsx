import {
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type CSSProperties,
} from 'react'
import { rowOffsets, type RowOffsets } from './lib/rowOffsets'
import { useRovingRow } from './lib/useRovingRow'
import { useRowHeights } from './lib/useRowHeights'
import { FIRST_ROWS, useSeenRows } from './lib/useSeenRows'

interface RowItemProps {
  row: number
  /** Number of rows in the list. */
  count: number
  style: CSSProperties
  children: ReactNode
}

/** A row of a long list, with its position and the list's length for screen readers. */
const RowItem = ({ row, count, style, children }: RowItemProps) => (
  <li className="rows__row" style={style} data-row={row} aria-setsize={count} aria-posinset={row + 1}>
    {children}
  </li>
)

interface RowListProps<Item> {
  /** The array stays identical while nothing changes. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The row that is highlighted elsewhere; the list scrolls to it. */
  revealed?: number | undefined
  /** The row whose details are unfolded; it stays rendered. */
  opened?: number | undefined
  /** The row that takes the focus; another object focuses again. */
  called?: { key: string } | undefined
  /** Renders a row; Tab reaches controls only in the row that was used last. */
  children: (item: Item) => ReactNode
}

/**
 * A virtual list in a scroll box of its own. Tab reaches one row, and arrow keys move between rows; a screen
 * reader is told the position of a row. The focused row stays rendered.
 */
export const RowList = BEFORE_REACT ? FirstRows : SeenRows

/** Renders the first rows in normal flow, because no height can be measured before React. */
function FirstRows<Item>({ items, keyOf, children }: RowListProps<Item>) {
  return (
    <div className="rows" role="presentation">
      <ul className="rows__list">
        {items.slice(0, FIRST_ROWS).map((item, row) => (
          <RowItem key={keyOf(item)} row={row} count={items.length} style={{ position: 'static' }}>
            {children(item)}
          </RowItem>
        ))}
      </ul>
    </div>
  )
}

function SeenRows<Item>({ items, keyOf, revealed, opened, called, children }: RowListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const offsets = useMemo(() => rowOffsets(items.length), [items])
  const { drawn, stop, setStop, look } = useSeenRows(box, items, offsets, opened)
  const { onKeyDown, moveTo, moveFocus } = useRovingRow(box, items.length, stop, setStop)
  const reveal = useOpened(box, offsets, opened)
  const onPlaced = () => {
    moveFocus()
    reveal()
  }
  useRowHeights(box, offsets, { stop, look, onPlaced })
  useRevealed(box, offsets, revealed)

  const onCalled = useEffectEvent(({ key }: { key: string }) => {
    const row = items.findIndex((item) => keyOf(item) === key)
    if (row >= 0) moveTo(row)
  })
  useLayoutEffect(() => {
    if (called) onCalled(called)
  }, [called])

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    if (row && Number(row) !== stop) setStop(Number(row))
  }
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
        {drawn.map((row) => {
          const item = items[row]
          return item === undefined ? null : (
            <RowItem key={keyOf(item)} row={row} count={items.length} style={{ top: offsets.at(row) }}>
              {children(item)}
            </RowItem>
          )
        })}
      </ul>
    </div>
  )
}

/** Scrolls no further than a row needs to be seen whole, and not past its beginning. */
function scrollToRow(box: HTMLElement, offsets: RowOffsets, row: number): void {
  const [top, bottom] = [offsets.at(row), offsets.at(row + 1)]
  const end = Math.min(top, bottom - box.clientHeight)
  if (top < box.scrollTop) box.scrollTop = top
  else if (end > box.scrollTop) box.scrollTop = end
}

/** Scrolls to a row that is highlighted elsewhere. */
function useRevealed(
  boxRef: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  revealed: number | undefined,
): void {
  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box || revealed === undefined) return
    scrollToRow(box, offsets, revealed)
  }, [boxRef, revealed, offsets])
}

/**
 * Scrolls to the end of the row that has just unfolded, but not past its beginning, and again when it grows
 * while it is in view.
 */
function useOpened(boxRef: RefObject<HTMLElement | null>, offsets: RowOffsets, opened: number | undefined) {
  const seen = useRef<{ row: number; height: number }>(undefined)
  return () => {
    const box = boxRef.current
    if (!box || opened === undefined) {
      seen.current = undefined
      return
    }
    const [top, bottom] = [offsets.at(opened), offsets.at(opened + 1)]
    const before = seen.current?.row === opened ? seen.current.height : undefined
    seen.current = { row: opened, height: bottom - top }
    const isInView = top >= box.scrollTop && top < box.scrollTop + box.clientHeight
    if (before !== undefined && !(isInView && bottom - top > before)) return
    scrollToRow(box, offsets, opened)
  }
}
