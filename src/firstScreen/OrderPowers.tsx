import { isOfLenses } from '../domain/lensOffers'
import type { OrderItem } from '../domain/order'
import { jsx } from './react'

/** Which lenses they are comes with React; until then there is room for it. */
export const OrderPowers = ({ item }: { item: OrderItem }) =>
  item.offerId !== null && isOfLenses(item) ? jsx('span', { children: '\u00a0' }) : null
