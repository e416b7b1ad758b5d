import { useEffectEvent, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'
import type { RowOffsets } from './rowOffsets'

/**
 * Measures the rendered rows after each render. The visible rows keep their place when the heights of rows
 * above change.
 * @param stop the row that keeps its place while it is visible
 * @param onPlaced called when every row has its final position
 */
export function useRowHeights(
  boxRef: RefObject<HTMLElement | null>,
  offsets: RowOffsets,
  { stop, look, onPlaced }: { stop: number; look: () => void; onPlaced: () => void },
): void {
  const held = useRef<{ row: number; gap: number }>(undefined)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const observer = useRef<ResizeObserver>(undefined)

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
    const rows = rowsIn(box)
    for (const [, row] of rows) observer.current?.observe(row)
    if (offsets.measure(new Map(rows.map(([row, { offsetHeight }]) => [row, offsetHeight])))) {
      // The next render scrolls to the anchor with the new heights.
      held.current = { row: anchor, gap }
      redraw()
    } else onPlaced()
  })

  // Another width or text size changes the height of each row; another height changes the number of rows.
  const onResized = useEffectEvent(() => {
    look()
    redraw()
  })
  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box) return
    observer.current = new ResizeObserver(() => onResized())
    for (const element of [box, ...rowsIn(box).map(([, row]) => row)]) observer.current.observe(element)
    return () => observer.current?.disconnect()
  }, [boxRef])
}

/** Returns the rendered rows of a box by index. */
export const rowsIn = (box: HTMLElement): [number, HTMLElement][] =>
  [...box.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [Number(row.dataset['row']), row])
