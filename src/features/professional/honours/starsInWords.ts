import { count, type Forms } from '#domain/numbers/counts'

const STARS: Forms = ['звезда', 'звезды', 'звёзд']

/** Returns '1 260 звёзд'. */
export const starsInWords = (stars: number): string => count(stars, STARS)
