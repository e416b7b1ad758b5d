import { useAddressesQuery } from '#data/addresses/addressesApi'
import { useAppointmentsQuery } from '#data/appointments/appointmentsApi'
import { useFittingsQuery } from '#data/fittings/fittingsApi'
import { nextStep, type FirstReads, type Known, type MoreReads } from '#data/nextStep/nextStep'
import { stockOnHome } from '#data/stock/stockOnHome'
import { shopToday } from '#domain/dates/days'
import { deniedAs, mapData, remoteData, valueOf } from '#domain/remoteData'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { pointsApi } from '#data/points/pointsApi'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { useReceiptsQuery } from '#data/receipts/receiptsApi'
import { useRemindersQuery } from '#data/reminders/remindersApi'
import { useReviewsQuery } from '#data/reviews/reviewsApi'
import { useSubscriptionPreviewQuery } from '#data/subscription/subscriptionApi'
import { useTrialOrdersQuery } from '#data/trial/trialApi'

/**
 * Returns the step that is due first. What only the last steps rest on is asked for where none of the others is due
 * (contract 3.11); how long the lenses last is known by then at the earliest, for no other call of the home tells it.
 */
export function useNextStep(isOpened: Known['isOpened']) {
  const reminders = remoteData(useRemindersQuery())
  const first: FirstReads = {
    activeOrders: deniedAs(remoteData(useActiveOrdersQuery()), []),
    trialOrders: remoteData(useTrialOrdersQuery()),
    appointments: deniedAs(remoteData(useAppointmentsQuery('active')), []),
    reminders,
    subscription: deniedAs(remoteData(useSubscriptionPreviewQuery()), null),
    // Asked for by the card of the points, which stands before: one that failed would be asked for once more.
    score: remoteData(pointsApi.endpoints.score.useQueryState()),
    fittings: mapData(remoteData(useFittingsQuery()), ({ selections }) => selections),
  }
  const step = nextStep({ first, isOpened, daysLeft: () => undefined })
  const skip = step !== null
  const orders = remoteData(useOrdersQuery(undefined, { skip }))
  const info = remoteData(useLensesInfoQuery(undefined, { skip }))
  const more: MoreReads = {
    reviews: remoteData(useReviewsQuery(undefined, { skip })),
    receipts: remoteData(useReceiptsQuery(undefined, { skip })),
    orders,
    lenses: mapData(info, ({ wearsLenses, lenses }) => wearsLenses !== null || lenses.length > 0),
    address: mapData(remoteData(useAddressesQuery(undefined, { skip })), (all) => all.length > 0),
  }
  if (skip) return step
  const facts = {
    // Asked of a reminder alone, which is one of them.
    reminders: reminders.state === 'known' ? reminders.value : [],
    orders: valueOf(orders),
    info: valueOf(info),
    today: shopToday(),
  }
  return nextStep({ first, more, isOpened, daysLeft: (one) => stockOnHome(one, facts)?.daysLeft })
}
