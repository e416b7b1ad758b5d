import { review } from '../../api/generated/records/review'
import { api, type MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import { answered, invalidates } from '../../api/invalidates'
import { createReview, getReviews } from '../../api/generated/reviews'
import { toWire } from '../../api/toWire'
import { answer, inside, givenList, nullIfUnreadable } from '../../api/wire'
import { withRecord } from '../../domain/Id'
import type { Review, ReviewDraft } from './review'

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviews: build.query<Review[], void>({
      query: () => call(getReviews),
      responseSchema: answer(inside('reviews', givenList(review))),
      providesTags: ['Review'],
    }),
    createReview: build.mutation<Review | null, ReviewDraft>({
      query: (draft) => call(createReview, { body: toWire(draft) }),
      responseSchema: answer(nullIfUnreadable(review)),
      onQueryStarted: showAnswered,
      // The reviewed record contains its review, and a review may earn points.
      invalidatesTags: (result, error, { objectType, objectId }) =>
        invalidates(
          'Review',
          'Points',
          {
            department: 'Visit' as const,
            selection: 'Fitting' as const,
            product: { type: 'ProductReview' as const, id: objectId },
          }[objectType],
        )(result, error),
    }),
  }),
})

/** Puts the answered review into the list: until that is read again, the same thing could be reviewed twice. */
async function showAnswered(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle) {
  const one = await answered<Review | null>(queryFulfilled)
  if (one) dispatch(reviewsApi.util.updateQueryData('reviews', undefined, (all) => withRecord(all, one)))
}

export const { useReviewsQuery, useLazyReviewsQuery, useCreateReviewMutation } = reviewsApi
