import { getSubscription, getSubscriptionOrders } from '#api/generated/subscription'
import { section } from '#shell/lib/section'

export const subscription = section({
  path: '/subscription/',
  title: 'Подписка на линзы',
  load: () =>
    import('#features/shop/subscription/overview/SubscriptionPage').then(
      ({ SubscriptionPage }) => SubscriptionPage,
    ),
  prerender: BEFORE_REACT && {
    reads: [getSubscription.path, getSubscriptionOrders.path],
  },
})
