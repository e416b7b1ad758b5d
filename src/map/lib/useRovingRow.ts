import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { rowsIn } from './useRowHeights'

/** Number of rows by which each key moves. */
const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  Home: -Infinity,
  End: Infinity,
}

/** Tab reaches one row of the box, the stop; arrow keys move the stop and the focus with it. */
export function useRovingRow(
  boxRef: RefObject<HTMLElement | null>,
  count: number,
  stop: number,
  onMoved: (row: number) => void,
) {
  /** True if a key has moved the stop, so that the focus has to follow. */
  const isMoving = useRef(false)

  useLayoutEffect(() => {
    if (!boxRef.current) return
    for (const [row, element] of rowsIn(boxRef.current)) {
      for (const pressed of pressedIn(element)) pressed.tabIndex = row === stop ? 0 : -1
    }
  })

  const moveTo = (row: number) => {
    isMoving.current = true
    onMoved(row)
  }
  return {
    moveTo,
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      moveTo(Math.min(count - 1, Math.max(0, stop + step)))
    },
    /** Moves the focus after a key, once the row is rendered at its place. */
    moveFocus: () => {
      if (!isMoving.current || !boxRef.current) return
      isMoving.current = false
      const [button] = pressedIn(rowsIn(boxRef.current).find(([row]) => row === stop)?.[1])
      button?.focus()
    },
  }
}

const pressedIn = (row: HTMLElement | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('a, button') ?? []),
]
