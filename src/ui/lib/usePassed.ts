import { useEffect, useState } from 'react'
import { currentTime } from '#domain/dates/clock'

// Milliseconds of the longest timer: 24 days.
const LONGEST = 2 ** 31 - 1

/** Tells whether a moment, in ISO 8601, has passed; updates while the page is open. */
export function usePassed(moment: string | null): boolean {
  const end = Date.parse(moment ?? '')
  const [now, setNow] = useState(() => currentTime().getTime())
  const isPassed = end <= now
  useEffect(() => {
    if (isPassed || Number.isNaN(end)) return
    const timer = setTimeout(
      () => setNow(currentTime().getTime()),
      Math.min(end - currentTime().getTime() + 1, LONGEST),
    )
    return () => clearTimeout(timer)
  }, [end, isPassed, now])
  return isPassed
}
