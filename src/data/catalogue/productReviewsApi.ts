import { review } from '../../api/generated/records/review'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { addProductReview, getProductReviews } from '../../api/generated/catalogue'
import type { Read } from '../../api/wire'
import { answer, camelRecord, numberOrNull, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { ProductReviewDraft, ProductReviews } from './catalogue'

const productReviews: Read<ProductReviews> = camelRecord({ reviews: givenList(review), rating: numberOrNull })

export const productReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    productReviews: build.query<ProductReviews, Id>({
      query: (id) => call(getProductReviews, { path: { id } }),
      responseSchema: answer(productReviews),
      providesTags: (_result, _error, id) => [{ type: 'ProductReview', id }],
    }),
    addProductReview: build.mutation<unknown, ProductReviewDraft>({
      query: ({ productId, ...body }) => call(addProductReview, { path: { id: productId }, body }),
      invalidatesTags: (result, error, { productId }) =>
        invalidates({ type: 'ProductReview', id: productId }, 'Review', 'Points')(result, error),
    }),
  }),
})

export const { useProductReviewsQuery, useAddProductReviewMutation } = productReviewsApi
