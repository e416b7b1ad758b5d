import {
  calculatePointsForPurchase,
  getEarningWays,
  getPointsForPurchase,
  getPointsHistory,
} from '#api/generated/points'
import { positive, record, some } from '../http/fields'
import { accept, answer, type Route } from '../http/route'
import { earningWays, pointsForPurchase } from '../seed/points'

const purchase = record({
  items: some(record({ product_id: positive, quantity: positive })),
})

const pointsOf = (productId: number) =>
  pointsForPurchase.flatMap(({ items }) => items).find(({ product_id }) => product_id === productId)
    ?.points ?? 0

export const points: Route[] = [
  answer(getEarningWays, ({ visitor, now }) => ({
    items: earningWays(now, visitor.operations.length === 0),
  })),
  answer(getPointsHistory, ({ visitor }) => ({ operations: visitor.operations })),
  answer(getPointsForPurchase, () => ({ items: pointsForPurchase })),
  accept(calculatePointsForPurchase, purchase, (_, { items }) => ({
    points: items.reduce((sum, { product_id, quantity }) => sum + pointsOf(product_id) * quantity, 0),
  })),
]
