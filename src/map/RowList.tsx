import { useLayoutEffect, useMemo, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { RowItem } from './RowItem'
import { rowOffsets, type RowOffsets } from './lib/rowOffsets'
import { useRovingRow } from './lib/useRovingRow'
import { useRowHeights } from './lib/useRowHeights'
import { useSeenRows } from './lib/useSeenRows'

interface RowListProps<Item> {
  /** The same list as long as nothing changes. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The row that is pointed at elsewhere: it comes into view. */
  revealed?: number | undefined
  /** A row: what in it can be pressed is reached by Tab only in the row that was used last. */
  children: (item: Item) => ReactNode
}

/**
 * A list of any length in a box of its own, of which only what is seen is drawn. Tab reaches one row, arrows go from row
 * to row; a screen reader is told which of how many a row is. The row with the focus stays drawn.
 */
export function RowList<Item>({ items, keyOf, revealed, children }: RowListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const offsets = useMemo(() => rowOffsets(items.length), [items])
  const { drawn, stop, setStop, look } = useSeenRows(box, items, offsets)
  const { onKeyDown, moveFocus } = useRovingRow(box, items.length, stop, setStop)
  useRowHeights(box, offsets, { stop, look, onPlaced: moveFocus })
  useRevealed(box, offsets, revealed)

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

/** Scrolls a row into view that is pointed at elsewhere. */
function useRevealed(
  boxRef: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  revealed: number | undefined,
): void {
  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box || revealed === undefined) return
    const [top, bottom] = [offsets.at(revealed), offsets.at(revealed + 1)]
    if (top < box.scrollTop) box.scrollTop = top
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
  }, [boxRef, revealed, offsets])
}
