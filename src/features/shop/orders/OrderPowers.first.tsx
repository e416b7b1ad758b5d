import { isOfLenses } from '#data/catalogue/lensOffers'
import type * as orderPowers from './OrderPowers'

/** Which lenses they are comes with React; until then there is room for it. */
export const OrderPowers: typeof orderPowers.OrderPowers = ({ item }) =>
  item.offerId !== null && isOfLenses(item) ? <span>&nbsp;</span> : null
