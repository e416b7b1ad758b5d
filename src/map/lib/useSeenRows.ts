import { useLayoutEffect, useState, type RefObject } from 'react'
import type { RowOffsets } from './rowOffsets'

/** Rows that are drawn before anything was measured, and beyond each end of what is seen. */
const FIRST = 12
const BEYOND = 6
/** More are never seen: a box whose style sheet has not come yet is as high as all of them. */
const MOST = 40

/** Which rows of a box are drawn: those that are seen, and the one that Tab reaches. */
export function useSeenRows(
  boxRef: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  offsets: RowOffsets,
) {
  const [seen, setSeen] = useState({ items, from: 0, to: FIRST, stop: 0 })
  if (seen.items !== items) setSeen({ items, from: 0, to: FIRST, stop: 0 })
  const { from, to, stop } = seen

  useLayoutEffect(() => {
    if (boxRef.current) boxRef.current.scrollTop = 0
  }, [boxRef, items])

  const drawn = new Set([stop])
  for (let row = from; row < to; row++) drawn.add(row)
  return {
    drawn: [...drawn].sort((one, other) => one - other),
    stop,
    /** Draws also where it is the stop already: a key has still to move the focus there. */
    setStop: (row: number) => setSeen((now) => ({ ...now, stop: row })),
    /** Takes over where the box is scrolled to, and how high it is. */
    look: () => {
      const { scrollTop = 0, clientHeight = 0 } = boxRef.current ?? {}
      const first = Math.max(0, offsets.rowAt(scrollTop) - BEYOND)
      const seenTo = offsets.rowAt(scrollTop + clientHeight) + 1 + BEYOND
      const last = Math.min(Math.max(seenTo, first + FIRST), first + MOST)
      setSeen((now) => (now.from === first && now.to === last ? now : { ...now, from: first, to: last }))
    },
  }
}
