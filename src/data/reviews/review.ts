export type { Review } from '../../domain/records'
import type { Id } from '../../domain/Id'

export type ReviewedType = 'product' | 'department' | 'selection'

export interface ReviewDraft {
  objectType: ReviewedType
  objectId: Id
  rating: number
  text: string
}
