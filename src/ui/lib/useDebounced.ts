import { useEffect, useState } from 'react'

/**
 * A text when it has stopped changing: said or asked for once, and not at each key.
 * @param pause in milliseconds without a change
 */
export function useDebounced(text: string, pause: number): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
