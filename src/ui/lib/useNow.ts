import { useEffect, useState } from 'react'
import { currentTime } from '#domain/dates/clock'
import { endOf, hasPassed, type IsoDate } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { onReturnToTab } from '#host/onReturnToTab'

/**
 * Returns the time to compare dates with. It is updated when one of the moments has passed, when the shop's
 * next day begins, and when the page becomes visible again.
 */
export function useNow(...moments: (string | null | undefined)[]): Date {
  const [now, setNow] = useState(currentTime)
  const next = Math.min(...[...moments, shopToday(now)].map(endOf).filter((end) => end > now.getTime()))
  useEffect(() => {
    const update = () => setNow(currentTime())
    const stop = onReturnToTab(update)
    const wait = next - currentTime().getTime() + 1
    const timer = setTimeout(update, wait)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [next, now])
  return now
}

/** Tells whether a moment or a whole day has passed; updates while the page is open. */
export const usePassed = (moment: string | null): boolean => hasPassed(moment, useNow(moment))

/** Returns the current day in the shop; updates at midnight while the page is open. */
export const useShopToday = (): IsoDate => shopToday(useNow())
