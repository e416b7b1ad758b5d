import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'
import type { RowOffsets } from './rowOffsets'

/**
 * Measures the rows that are drawn, after each rendering. What is read stays where it is, when rows above it turn out to
 * be higher or lower.
 * @param stop the row that stays where it is, as long as it is seen
 * @param onPlaced every row stands where it belongs
 */
export function useRowHeights(
  boxRef: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  { stop, look, onPlaced }: { stop: number; look: () => void; onPlaced: () => void },
): void {
  const held = useRef<{ row: number; gap: number }>(undefined)
  const [, redraw] = useReducer((times: number) => times + 1, 0)

  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box) return
    if (held.current) {
      box.scrollTop = offsets.at(held.current.row) + held.current.gap
      held.current = undefined
      look()
    }
    const { scrollTop, clientHeight } = box
    const isStopSeen = offsets.at(stop + 1) > scrollTop && offsets.at(stop) < scrollTop + clientHeight
    const anchor = isStopSeen ? stop : offsets.rowAt(scrollTop)
    const gap = scrollTop - offsets.at(anchor)
    if (offsets.measure(new Map(rowsIn(box).map(([row, { offsetHeight }]) => [row, offsetHeight])))) {
      // Once everything stands where it belongs.
      held.current = { row: anchor, gap }
      redraw()
    } else onPlaced()
  })

  // Another width is another height of each row, another height another number of rows.
  const onResized = useEffectEvent(() => {
    look()
    redraw()
  })
  useEffect(() => {
    if (!boxRef.current) return
    const observer = new ResizeObserver(() => onResized())
    observer.observe(boxRef.current)
    return () => observer.disconnect()
  }, [boxRef])
}

/** The rows that are drawn in a box, by their number. */
export const rowsIn = (box: HTMLElement): [number, HTMLElement][] =>
  [...box.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [Number(row.dataset['row']), row])
