import { count, plural, type Forms } from '#domain/numbers/counts'

const STARS: Forms = ['звезда', 'звезды', 'звёзд']

/** Returns '1 260 звёзд'. */
export const starsInWords = (stars: number): string => count(stars, STARS)

/** Returns the word after a number of stars: 'звёзд'. */
export const starsWord = (stars: number): string => plural(stars, STARS)
