import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import { newestFirst } from '../../domain/dates/newestFirst'
import { sameId } from '../../domain/Id'
import type { Order } from '../orders/order'
import { hasArrived } from '../orders/purchases'
import type { Review, ReviewedType } from './review'
import type { Fitting, Visit } from '../fittings/fitting'
import { reviewCandidates } from '../fittings/fitting'

/** Something that the customer could review. */
export interface Candidate {
  objectType: ReviewedType
  objectId: Id
  title: string
  /** Date of the visit, the selection or the last order. */
  at: IsoDate | null
}

export interface Reviewable {
  visits: readonly Visit[]
  fittings: readonly Fitting[]
  orders: readonly Order[]
  reviews: readonly Review[]
}

/** Returns 'department-11': the id of a subject in addresses and drafts. */
export const candidateKey = ({ objectType, objectId }: Pick<Candidate, 'objectType' | 'objectId'>): string =>
  `${objectType}-${objectId}`

/**
 * Returns visits and fittings without a review (contract 4.9) and received products, the newest first,
 * without duplicates. A subject with a review in any state is left out: a rejected review is edited in its
 * own place.
 */
export function candidates({ visits, fittings, orders, reviews }: Reviewable): Candidate[] {
  const all: Candidate[] = [
    ...reviewCandidates([...visits]).flatMap(({ department, visitedAt }) =>
      department
        ? {
            objectType: 'department' as const,
            objectId: department.id,
            title: department.name,
            at: visitedAt,
          }
        : [],
    ),
    ...reviewCandidates([...fittings]).map(({ id, department, createdAt }) => ({
      objectType: 'selection' as const,
      objectId: id,
      title: department ? `Подбор линз: ${department.name}` : 'Подбор линз',
      at: createdAt,
    })),
    ...orders
      .filter(hasArrived)
      .flatMap(({ items, createdAt }) =>
        items.flatMap(({ productId, title }) =>
          productId === null
            ? []
            : { objectType: 'product' as const, objectId: productId, title, at: createdAt },
        ),
      ),
  ]
  const found = new Map<string, Candidate>()
  for (const one of newestFirst(all, ({ at }) => at)) {
    const key = candidateKey(one)
    if (!found.has(key) && !reviews.some((review) => isOf(review, one))) found.set(key, one)
  }
  return [...found.values()]
}

/** Tells whether a review is about this candidate. */
export const isOf = (review: Review, { objectType, objectId }: Pick<Candidate, 'objectType' | 'objectId'>) =>
  review.objectType === objectType && sameId(review.objectId, objectId)
