import { isOfLenses } from '#data/catalogue/lensOffers'
import type * as orderLens from './useOrderLens'

/** Which lenses they are comes with React; until then there is room for it. */
export const useOrderLens: typeof orderLens.useOrderLens = (item) => ({
  offer: undefined,
  eye: undefined,
  isComing: item.offerId !== null && isOfLenses(item),
})
