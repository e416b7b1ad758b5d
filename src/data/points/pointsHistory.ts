export type { EarningWay, PointsForPurchase, PointsOperation } from '../../domain/records'
import type { Id } from '../../domain/Id'

export interface Purchase {
  productId: Id
  quantity: number
}
