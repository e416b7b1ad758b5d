import { newestFirst } from '../../domain/dates/newestFirst'
import type { Review } from './review'

/** Returns the reviews that no newer one of the same subject has replaced: only these can be corrected. */
export function latestReviews(reviews: readonly Review[]): Review[] {
  const subjects = new Set<string>()
  return newestFirst(reviews, ({ createdAt }) => createdAt).filter(({ objectType, objectId }) => {
    if (objectType === null || objectId === null) return true
    const subject = `${objectType} ${objectId}`
    return !subjects.has(subject) && subjects.add(subject)
  })
}
