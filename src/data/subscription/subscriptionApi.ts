import { subscriptionType } from '../../api/generated/records/subscriptionType'
import { subscriptionPreview } from '../../api/generated/records/subscriptionPreview'
import { subscription } from '../../api/generated/records/subscription'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import {
  cancelSubscription,
  confirmSubscriptionOrder,
  getCurrentSubscriptionOrder,
  getSubscription,
  getSubscriptionAdditionalProducts,
  getSubscriptionLensOffers,
  getSubscriptionOrders,
  getSubscriptionPreview,
  getSubscriptionTypes,
} from '../../api/generated/subscription'
import { order } from '../orders/readOrder'
import { offers, products } from '../catalogue/readProduct'
import { nullable, answer, inside, givenList, mapped } from '../../api/wire'
import type { Order } from '../orders/order'
import type { Offer, Product } from '../catalogue/product'
import { subscriptionOrder } from './readSubscription'
import { goesOn } from './goesOn'
import type { Subscription, SubscriptionOrder, SubscriptionPreview, SubscriptionType } from './subscription'

/** A subscription that was cancelled delivers nothing, whatever its preview still holds. */
const unlessOver = (preview: SubscriptionPreview | null) =>
  preview && goesOn(preview.subscription) ? preview : null

export const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscription: build.query<Subscription | null, void>({
      query: () => call(getSubscription, { missingIsNull: true }),
      responseSchema: answer(nullable(subscription)),
      providesTags: ['Subscription'],
    }),
    subscriptionTypes: build.query<SubscriptionType[], void>({
      query: () => call(getSubscriptionTypes),
      responseSchema: answer(inside('types', givenList(subscriptionType))),
      providesTags: ['City'],
    }),
    subscriptionPreview: build.query<SubscriptionPreview | null, void>({
      query: () => call(getSubscriptionPreview, { missingIsNull: true }),
      responseSchema: answer(mapped(nullable(subscriptionPreview), unlessOver)),
      providesTags: ['Subscription'],
    }),
    currentSubscriptionOrder: build.query<SubscriptionOrder | null, void>({
      query: () => call(getCurrentSubscriptionOrder, { missingIsNull: true }),
      responseSchema: answer(nullable(subscriptionOrder)),
      providesTags: ['Subscription', 'Address'],
    }),
    subscriptionOrders: build.query<Order[], void>({
      query: () => call(getSubscriptionOrders),
      responseSchema: answer(inside('orders', givenList(order))),
      providesTags: ['Subscription', 'Order'],
    }),
    subscriptionLensOffers: build.query<Offer[], void>({
      query: () => call(getSubscriptionLensOffers),
      responseSchema: answer(inside('offers', offers)),
      providesTags: ['City'],
    }),
    subscriptionAdditionalProducts: build.query<Product[], void>({
      query: () => call(getSubscriptionAdditionalProducts),
      responseSchema: answer(inside('products', products)),
      providesTags: ['City'],
    }),
    cancelSubscription: build.mutation<unknown, string>({
      query: (reason) => call(cancelSubscription, { body: { reason } }),
      // Removed from the cache at once: until the refetch its dialog could be submitted a second time.
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        const onCancelled = () => {
          dispatch(
            subscriptionApi.util.updateQueryData('subscription', undefined, (known) => {
              if (known) known.status.code = 'cancelled'
            }),
          )
          dispatch(subscriptionApi.util.updateQueryData('subscriptionPreview', undefined, () => null))
        }
        queryFulfilled.then(onCancelled, () => undefined)
      },
      invalidatesTags: invalidates('Subscription'),
    }),
    confirmSubscriptionOrder: build.mutation<unknown, void>({
      query: () => call(confirmSubscriptionOrder),
      // A confirmed order becomes a regular one.
      invalidatesTags: invalidates('Subscription', 'Order', 'Points'),
    }),
  }),
})

export const {
  useSubscriptionQuery,
  useLazySubscriptionQuery,
  useSubscriptionTypesQuery,
  useSubscriptionPreviewQuery,
  useCurrentSubscriptionOrderQuery,
  useLazyCurrentSubscriptionOrderQuery,
  useSubscriptionOrdersQuery,
  useSubscriptionLensOffersQuery,
  useSubscriptionAdditionalProductsQuery,
  useCancelSubscriptionMutation,
  useConfirmSubscriptionOrderMutation,
} = subscriptionApi
