import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Lens } from '../../domain/lens'
import { newestFirst } from '../../domain/dates/newestFirst'
import type { Product } from '../catalogue/product'
import type { Review } from '../reviews/review'

export interface Recommendation {
  title: string
  text: string
  productId: Id | null
}

/** A selection of lenses by a specialist. */
export interface Fitting {
  id: Id
  createdAt: IsoDate | null
  department: { id: Id; name: string } | null
  specialistName: string | null
  lenses: Lens[]
  replacementDays: number | null
  nextVisitAt: IsoDate | null
  recommendations: Recommendation[]
  review: Review | null
}

export interface Fittings {
  selections: Fitting[]
  recommendations: Recommendation[]
}

/** A visit of an optician. */
export interface Visit {
  id: Id
  department: { id: Id; name: string; address: string } | null
  visitedAt: IsoDate | null
  entryId: Id | null
  review: Review | null
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

/** Returns the records that have no review yet (contract 4.9). */
export const reviewCandidates = <T extends { review: Review | null }>(records: T[]): T[] =>
  records.filter(({ review }) => review === null)

/** The newest that says which lenses to wear. */
export const latestFitting = (selections: Fitting[]): Fitting | undefined =>
  newestFirst(
    selections.filter(({ lenses }) => lenses.length > 0),
    ({ createdAt }) => createdAt,
  )[0]
