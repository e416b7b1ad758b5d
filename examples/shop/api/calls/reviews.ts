import { createReview, getReviews } from '#api/generated/reviews'
import type { Schemas } from '../http/contract'
import { stamp } from '../dates'
import { oneOf, positive, rating, record, text } from '../http/fields'
import { found, refused } from '../http/refusal'
import { accept, answer, type Route } from '../http/route'
import { products } from '../seed/catalogue'
import { locatorPoints } from '../seed/places'
import { nextId, type Visitor } from '../visitor'

type Review = Schemas['Review']

export const reviewDraft = record({
  object_type: oneOf('product', 'department', 'selection'),
  object_id: positive,
  rating,
  text,
})

/** Returns the name of the reviewed thing; 404 if it does not exist or is not the visitor's. */
export function titleOf(visitor: Visitor, { object_type, object_id }: Schemas['ReviewDraft']): string {
  if (object_type === 'product') return found(products, object_id).title
  if (object_type === 'department') return found(locatorPoints, object_id).name
  return `Подбор: ${found(visitor.selections, object_id).department.name}`
}

/** Adds a review, which goes to moderation first; it replaces a rejected one. */
export function addReview(
  reviews: Review[],
  now: Date,
  draft: Pick<Review, 'object_type' | 'object_id' | 'title' | 'rating' | 'text'>,
): Review {
  const isSame = ({ object_type, object_id }: Review) =>
    object_type === draft.object_type && object_id === draft.object_id
  if (reviews.some((review) => isSame(review) && review.status.code === 'moderation'))
    throw refused('Ваш отзыв уже на модерации')
  const rejected = reviews.findIndex((review) => isSame(review) && review.status.code === 'rejected')
  if (rejected >= 0) reviews.splice(rejected, 1)
  const review: Review = {
    id: nextId(reviews, 51),
    ...draft,
    created_at: stamp(now),
    status: { code: 'moderation', label: 'На модерации' },
    reject_reason: null,
    points: 0,
    answer: null,
  }
  reviews.unshift(review)
  return review
}

/** Attaches the review to its visit or selection, so that the shop no longer asks for one. */
function attach(visitor: Visitor, review: Review) {
  for (const selection of visitor.selections) {
    if (review.object_type === 'selection' && selection.id === review.object_id) selection.review = review
  }
  for (const visit of visitor.visits) {
    if (review.object_type === 'department' && visit.department.id === review.object_id) visit.review = review
  }
}

export const reviews: Route[] = [
  answer(getReviews, ({ visitor }) => ({ reviews: visitor.reviews })),
  accept(createReview, reviewDraft, ({ visitor, now }, draft) => {
    const review = addReview(visitor.reviews, now, { ...draft, title: titleOf(visitor, draft) })
    attach(visitor, review)
    return review
  }),
]
