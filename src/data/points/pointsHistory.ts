import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { ProductCategory } from '../catalogue/product'

export interface PointsOperation {
  id: Id
  createdAt: IsoDate | null
  /** earn, spend, expire, refund or adjust; may grow. */
  type: string
  /** Negative when points leave. */
  points: number
  title: string
  /** pending, active or expired; may grow. */
  status: string
  activeFrom: IsoDate | null
  expiresAt: IsoDate | null
  source: { type: string; id: Id | null } | null
}

export interface EarningWay {
  code: string
  title: string
  description: string
  picture: string | null
  /** Null when it depends. */
  points: number | null
  link: string | null
  isAvailable: boolean
  isCompleted: boolean
  /** When it was used up, and why it cannot be used, where the shop says so. */
  completedAt: IsoDate | null
  unavailableReason: string | null
}

export interface PointsForPurchase {
  category: ProductCategory
  items: { productId: Id; title: string; points: number }[]
}

export interface Purchase {
  productId: Id
  quantity: number
}
