import { useAddressesQuery } from '#data/addresses/addressesApi'
import { useAppointmentsQuery } from '#data/appointments/appointmentsApi'
import { useFittingsQuery } from '#data/fittings/fittingsApi'
import { nextStep, told, type FirstReads, type Known, type MoreReads } from '#data/nextStep/nextStep'
import { stockOnHome } from '#data/stock/stockOnHome'
import { shopToday } from '#domain/dates/days'
import { allData, deniedAs, mapData, remoteData } from '#domain/remoteData'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { pointsApi } from '#data/points/pointsApi'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { useReceiptsQuery } from '#data/receipts/receiptsApi'
import type { Reminder } from '#data/reminders/reminder'
import { useRemindersQuery } from '#data/reminders/remindersApi'
import { useReviewsQuery } from '#data/reviews/reviewsApi'
import { useSubscriptionPreviewQuery } from '#data/subscription/subscriptionApi'
import { useTrialOrdersQuery } from '#data/trial/trialApi'
import { useNow } from '#ui/lib/useNow'

/**
 * Returns the first step that is due. Data that only later steps need are requested when no earlier step is
 * due (contract 3.11): first how long the lenses last, then the rejections and the missing data of a new
 * customer.
 */
export function useNextStep(isOpened: Known['isOpened']) {
  const reminders = remoteData(useRemindersQuery())
  const first: FirstReads = {
    activeOrders: deniedAs(remoteData(useActiveOrdersQuery()), []),
    trialOrders: remoteData(useTrialOrdersQuery()),
    appointments: deniedAs(remoteData(useAppointmentsQuery('active')), []),
    reminders,
    subscription: deniedAs(remoteData(useSubscriptionPreviewQuery()), null),
    // The points card above has requested it; a query here would repeat a failed request.
    score: remoteData(pointsApi.endpoints.score.useQueryState()),
    fittings: mapData(remoteData(useFittingsQuery()), ({ selections }) => selections),
  }
  const ends = [
    ...told(first.activeOrders).map(({ storageUntil }) => storageUntil),
    ...told(first.trialOrders).map(({ pickupUntil }) => pickupUntil),
    ...told(first.appointments).map(({ endsAt }) => endsAt),
  ]
  const now = useNow(...ends)
  const early = nextStep({ first, isOpened }, now)
  const asksOrders = early === 'daysLeft' || early === 'more'
  const orders = remoteData(useOrdersQuery(undefined, { skip: !asksOrders }))
  const info = remoteData(useLensesInfoQuery(undefined, { skip: !asksOrders }))
  const daysLeft = mapData(allData({ reminders, orders, info }), (facts) => {
    const all = { ...facts, today: shopToday(now) }
    return (reminder: Reminder) => stockOnHome(reminder, all)?.daysLeft
  })
  const later = asksOrders ? nextStep({ first, daysLeft, isOpened }, now) : early
  const skip = later !== 'more'
  const more: MoreReads = {
    reviews: remoteData(useReviewsQuery(undefined, { skip })),
    receipts: remoteData(useReceiptsQuery(undefined, { skip })),
    orders,
    lenses: mapData(info, ({ wearsLenses }) => wearsLenses !== null),
    address: mapData(remoteData(useAddressesQuery(undefined, { skip })), (all) => all.length > 0),
  }
  const step = skip ? later : nextStep({ first, daysLeft, more, isOpened }, now)
  return step === 'daysLeft' || step === 'more' ? 'waiting' : step
}
