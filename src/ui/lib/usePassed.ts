import { hasPassed } from '#domain/dates/dates'
import { useNow } from './useNow'

/** Tells whether a moment or a whole day has passed; updates while the page is open. */
export const usePassed = (moment: string | null): boolean => hasPassed(moment, useNow(moment))
