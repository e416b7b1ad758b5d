import type * as moreCards from './MoreCards'

let tell: (more: typeof moreCards) => void

/** The chunk below, once somebody has asked for it: what only adds to a page waits for it without asking. */
export const moreIsThere = new Promise<typeof moreCards>((resolve) => (tell = resolve))

/** The chunk of the home's cards besides those of its first drawing. */
export const loadMore = async () => {
  const more = await import('./MoreCards')
  tell(more)
  return more
}
