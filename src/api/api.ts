import { createApi, type TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react'
import type { ApiError } from '../domain/ApiError'
import { SERVICE_UNAVAILABLE } from '../domain/ApiError'
import { baseQuery } from './baseQuery'

/**
 * The one API of all islands. Each feature injects its own endpoints, so that an island loads only the calls it
 * makes. Tags name what the server keeps; a write names the tags it changes, whichever feature shows them.
 */
export const api = createApi({
  baseQuery,
  // An answer without its required fields counts as a failure of the server.
  catchSchemaFailure: (): ApiError => ({ kind: 'unavailable', message: SERVICE_UNAVAILABLE }),
  tagTypes: [
    'Account',
    'PromoterSlot',
    'Address',
    'Agreement',
    'Basket',
    'Certificate',
    'Receipt',
    'City',
    'DryEyeResult',
    'Appointment',
    'AppointmentSlot',
    'FriendsApplication',
    'FriendsReview',
    'LensesInfo',
    'Moneyback',
    'Notification',
    'Order',
    'Points',
    'ProductReview',
    'PromoCode',
    'Raffle',
    'Referral',
    'Reminder',
    'Review',
    'Fitting',
    'Story',
    'Subscription',
    'Task',
    'Trial',
    'Visit',
  ],
  // Seconds. Going back to a page shows its data at once.
  keepUnusedDataFor: 600,
  // Seconds. Older data are shown and read again in the background.
  refetchOnMountOrArgChange: 60,
  endpoints: () => ({}),
})

/** What an endpoint's `onQueryStarted` gets to change the cache with. */
export type MutationLifecycle = Parameters<
  NonNullable<TypedMutationOnQueryStarted<unknown, unknown, typeof baseQuery>>
>[1]
