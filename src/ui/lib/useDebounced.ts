import { useEffect, useState } from 'react'

/**
 * Returns a text once it has stopped changing, so that it is not announced or requested at each keystroke.
 * @param pause milliseconds without a change
 */
export function useDebounced(text: string, pause: number): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
