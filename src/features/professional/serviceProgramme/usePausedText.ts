import { useEffect, useState } from 'react'

/** Milliseconds: long enough not to search for every letter, short enough not to be noticed. */
const PAUSE = 250

/** Returns the text as it was typed last before a pause. */
export function usePausedText(typed: string): string {
  const [paused, setPaused] = useState(typed.trim())
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
