import type * as moreCards from './MoreCards'

let tell: (more: typeof moreCards) => void

/**
 * Resolves to the chunk below once somebody has requested it: optional parts of a page wait for it without
 * requesting it.
 */
export const moreIsThere = new Promise<typeof moreCards>((resolve) => (tell = resolve))

/** Loads the chunk with the home's remaining cards. */
export const loadMore = async () => {
  const more = await import('./MoreCards')
  tell(more)
  return more
}
