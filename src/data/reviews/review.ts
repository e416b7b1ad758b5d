import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'

export type ReviewedType = 'product' | 'department' | 'selection'

export interface Review {
  id: Id
  objectType: ReviewedType | null
  objectId: Id | null
  title: string
  /** 1 to 5. */
  rating: number
  text: string
  createdAt: IsoDate | null
  /** approved, moderation or rejected. */
  status: Status
  rejectReason: string | null
  points: number
  answer: { text: string; createdAt: IsoDate | null } | null
}

export interface ReviewDraft {
  objectType: ReviewedType
  objectId: Id
  rating: number
  text: string
}
