import { useEffect, useState } from 'react'
import { currentTime } from '#domain/dates/clock'
import { endOf } from '#domain/dates/dates'

// The longest timer in milliseconds: 24 days.
const LONGEST = 2 ** 31 - 1

/** Tells whether a moment or a whole day has passed; updates while the page is open. */
export function usePassed(moment: string | null): boolean {
  const end = endOf(moment)
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
