import { useEffect, useState } from 'react'
import { currentTime } from '#domain/dates/clock'
import { endOf, hasPassed } from '#domain/dates/dates'
import { onReturnToTab } from '#host/onReturnToTab'

// The longest timer in milliseconds: 24 days.
const LONGEST = 2 ** 31 - 1

/**
 * Returns the time to compare dates with. It is updated when one of the moments has passed, and when the page
 * becomes visible again.
 */
export function useNow(...moments: (string | null | undefined)[]): Date {
  const [now, setNow] = useState(currentTime)
  const next = Math.min(...moments.map(endOf).filter((end) => end > now.getTime()))
  useEffect(() => {
    const update = () => setNow(currentTime())
    const stop = onReturnToTab(update)
    const wait = Math.min(next - currentTime().getTime() + 1, LONGEST)
    const timer = Number.isFinite(next) ? setTimeout(update, wait) : undefined
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [next, now])
  return now
}

/** Tells whether a moment or a whole day has passed; updates while the page is open. */
export const usePassed = (moment: string | null): boolean => hasPassed(moment, useNow(moment))
