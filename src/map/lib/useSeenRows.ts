import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RowOffsets } from './rowOffsets'

/** Number of rows rendered before any is measured, and beyond each end of the visible part. */
export const FIRST_ROWS = 12
const BEYOND = 6
/** Maximum number of rendered rows: without its style sheet the box is as high as all of them. */
const MOST = 40

/** Returns which rows of a box to render: the visible ones, the one that Tab reaches and the opened one. */
export function useSeenRows(
  boxRef: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  offsets: RowOffsets,
  opened?: number,
) {
  const [seen, setSeen] = useState({ items, from: 0, to: FIRST_ROWS, stop: 0 })
  if (seen.items !== items) setSeen({ items, from: 0, to: FIRST_ROWS, stop: 0 })
  const { from, to, stop } = seen

  // Other rows start at the top; the same rows, hidden and shown again, keep their scroll position.
  const kept = useRef({ items, scrollTop: 0 })
  useLayoutEffect(() => {
    if (kept.current.items !== items) kept.current = { items, scrollTop: 0 }
    if (boxRef.current) boxRef.current.scrollTop = kept.current.scrollTop
  }, [boxRef, items])

  const drawn = new Set([stop])
  if (opened !== undefined) drawn.add(opened)
  for (let row = from; row < to; row++) drawn.add(row)
  return {
    drawn: [...drawn].sort((one, other) => one - other),
    stop,
    /** Renders even if this row is already the stop, because a key has to move the focus there. */
    setStop: (row: number) => setSeen((now) => ({ ...now, stop: row })),
    look: () => {
      const { scrollTop = 0, clientHeight = 0 } = boxRef.current ?? {}
      kept.current = { items, scrollTop }
      const first = Math.max(0, offsets.rowAt(scrollTop) - BEYOND)
      const seenTo = offsets.rowAt(scrollTop + clientHeight) + 1 + BEYOND
      const last = Math.min(Math.max(seenTo, first + FIRST_ROWS), first + MOST)
      setSeen((now) => (now.from === first && now.to === last ? now : { ...now, from: first, to: last }))
    },
  }
}
