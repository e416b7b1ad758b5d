import { getConsumerInfo } from '#api/generated/account'
import { getProducts } from '#api/generated/catalogue'
import { getOrders } from '#api/generated/orders'
import { getReviews } from '#api/generated/reviews'
import { getSelectionHistory, getVisitedDepartments } from '#api/generated/selections'
import { section } from '#shell/lib/section'

export const reviews = section({
  path: '/feedback/',
  title: 'Мои отзывы',
  icon: 'star',
  load: () => import('#features/vision/reviews/ReviewsPage').then(({ ReviewsPage }) => ReviewsPage),
  prerender: BEFORE_REACT && {
    reads: [
      getReviews.path,
      getVisitedDepartments.path,
      getSelectionHistory.path,
      getOrders.path,
      getProducts.path,
      getConsumerInfo.path,
    ],
  },
})
