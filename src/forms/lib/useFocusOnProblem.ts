import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns a function that focuses the first problem as soon as React has rendered the messages, however late
 * that is.
 */
export function useFocusOnProblem(root: RefObject<HTMLElement | null>): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus()
  }, [times, root])
  return () => setTimes((before) => before + 1)
}
