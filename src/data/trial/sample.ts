import type { Id } from '../../domain/Id'
import type { LensParameters, LensRange, OrderedLens } from '../../domain/lens'
import type { WorkPlace } from '../specialist/specialist'
import type { TrialOrder } from './trialOrder'

export interface SampleProduct {
  productId: Id
  title: string
  picture: string | null
  /** lenses, solution or drops. */
  kind: string
  /** Null if it cannot be read, as is the next number. */
  limit: number | null
  left: number | null
  /** Null if there is nothing to choose. */
  range: LensRange | 'unreadable' | null
}

export interface SampleOrder extends TrialOrder {
  workPlace: WorkPlace | null
  items: { productId: Id; title: string; quantity: number; lens: OrderedLens | null }[]
  comment: string | null
}

export interface SamplesDraft {
  workPlaceId: Id
  items: ({ productId: Id; quantity: number } & Partial<LensParameters>)[]
  comment: string | null
}
