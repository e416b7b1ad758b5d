/** The chunk of the home's cards besides those of its first drawing. */
export const loadMore = () => import('./MoreCards')
