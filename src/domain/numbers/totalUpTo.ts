/**
 * Returns the number of all items of a list that comes in pages: at least those up to the end of this page,
 * whatever the shop counts.
 * @param page the number of the page, from 1
 * @param shown the number of its items
 */
export const totalUpTo = (page: number, perPage: number, shown: number, total: number): number =>
  Math.max(total, (page - 1) * perPage + shown)
