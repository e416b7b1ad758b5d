import { review } from '../../api/generated/records/review'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { createReview, getReviews } from '../../api/generated/reviews'
import { toWire } from '../../api/toWire'
import { answer, inside, givenList } from '../../api/wire'
import type { Review, ReviewDraft } from './review'

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviews: build.query<Review[], void>({
      query: () => call(getReviews),
      responseSchema: answer(inside('reviews', givenList(review))),
      providesTags: ['Review'],
    }),
    createReview: build.mutation<unknown, ReviewDraft>({
      query: (draft) => call(createReview, { body: toWire(draft) }),
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

export const { useReviewsQuery, useLazyReviewsQuery, useCreateReviewMutation } = reviewsApi
