import {
  buildCreateApi,
  coreModule,
  reactHooksModule,
  type TypedMutationOnQueryStarted,
} from '@reduxjs/toolkit/query/react'
import { useSelector, useStore, type useDispatch } from 'react-redux'
import { unavailable } from '../domain/ApiError'
import { baseQuery } from './baseQuery'
import { earlyApi } from './earlyApi'
import { useDispatchOfCustomer } from './customer/useDispatchOfCustomer'
import { tellNoObject } from './failedCalls'
import { onUnreadable } from './idempotency'
import { oneWrite } from './oneWrite'

const TAGS = [
  'Account',
  'PromoterSlot',
  'Address',
  'Basket',
  'BasketContents',
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
  'ServiceApplication',
  'ServiceDepartment',
  'Fitting',
  'Story',
  'Subscription',
  'Task',
  'Trial',
  'Visit',
] as const

/** Tags of data that only specialists see; their names load with `src/data/specialist/professional.ts`. */
export type SpecialistTag =
  | 'AcademySession'
  | 'Course'
  | 'Document'
  | 'Expert'
  | 'Honour'
  | 'Invite'
  | 'IolAnswers'
  | 'IolRequest'
  | 'IolRequests'
  | 'Material'
  | 'Sample'
  | 'Satellite'
  | 'Specialist'
  | 'Stars'
  | 'WorkPlace'

const tagTypes: readonly ((typeof TAGS)[number] | SpecialistTag)[] = TAGS

/**
 * Creates the store's API: like RTK's own, but a pending write is not sent twice, and each call belongs to the
 * customer of its component.
 */
function createStoreApi() {
  const createApi = buildCreateApi(
    coreModule(),
    oneWrite,
    reactHooksModule({
      hooks: {
        useDispatch: useDispatchOfCustomer as typeof useDispatch,
        useSelector,
        useStore,
      },
    }),
  )
  return createApi({
    baseQuery,
    // An answer without its required fields is the server's fault; the write may still have been done.
    catchSchemaFailure: ({ value }, { type, endpoint }) => {
      tellNoObject(endpoint, value)
      return type === 'mutation' ? onUnreadable(endpoint) : unavailable('unavailable')
    },
    // A slow write, such as an upload, must not delay the refetch after other writes.
    invalidationBehavior: 'immediately',
    tagTypes,
    // Seconds. Returning to a page shows its data at once.
    keepUnusedDataFor: 600,
    // Seconds. Older data are shown and refetched in the background.
    refetchOnMountOrArgChange: 60,
    endpoints: () => ({}),
  })
}

type Api = ReturnType<typeof createStoreApi>

/**
 * The one API of all islands. Each feature injects its own endpoints, so that an island loads only the calls
 * that it makes. Tags name the server's data; a write invalidates the tags that it changes, whichever feature
 * shows them. Before React its hooks return the answers so far.
 */
export const api = BEFORE_REACT ? (earlyApi as unknown as Api) : createStoreApi()

/** The second argument of an endpoint's `onQueryStarted`, which can change the cache. */
export type MutationLifecycle = Parameters<
  NonNullable<TypedMutationOnQueryStarted<unknown, unknown, typeof baseQuery>>
>[1]
