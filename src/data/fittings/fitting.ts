export type { Visit, Recommendation } from '../../domain/records'
import type { Recommendation, Fitting as FittingRecord } from '../../domain/records'
import type { Id } from '../../domain/Id'
import { newestFirst } from '../../domain/dates/newestFirst'
import type { Product } from '../catalogue/product'
import type { Review } from '../reviews/review'

export interface Fitting extends FittingRecord {
  /** Whether it has lenses that cannot be read. */
  hasUnreadableLenses?: true
}

export interface Fittings {
  selections: Fitting[]
  recommendations: Recommendation[]
}

export interface Collection {
  id: Id
  code: string
  title: string
  text: string
  picture: string | null
  productsCount: number
}

export interface CollectionDetail extends Collection {
  products: Product[]
}

/** Returns the records without a review (contract 4.9). An unreadable review is a review. */
export const reviewCandidates = <T extends { review: Review | null | false }>(records: T[]): T[] =>
  records.filter(({ review }) => review === null)

/** Returns the newest fitting that names the lenses to wear. */
export const latestFitting = (selections: Fitting[]): Fitting | undefined =>
  newestFirst(
    selections.filter(({ lenses }) => lenses.length > 0),
    ({ createdAt }) => createdAt,
  )[0]
