import { useEffect, useState } from 'react'

/** Milliseconds without a change. */
const PAUSE = 500

/** A text when it has stopped changing: said once, and not at each key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
