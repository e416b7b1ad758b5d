import { isOfLenses } from '../data/catalogue/lensOffers'
import type { OrderItem } from '../data/orders/order'
import { jsx } from './react'

/** Which lenses they are comes with React; until then there is room for it. */
export const OrderPowers = ({ item }: { item: OrderItem }) =>
  item.offerId !== null && isOfLenses(item) ? jsx('span', { children: '\u00a0' }) : null
