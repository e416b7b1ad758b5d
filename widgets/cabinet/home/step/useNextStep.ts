import { useAddressesQuery } from '#data/addresses/addressesApi'
import { useAppointmentsQuery } from '#data/appointments/appointmentsApi'
import { useFittingsQuery } from '#data/fittings/fittingsApi'
import { nextStep, type FirstReads, type Heard, type Known, type MoreReads } from '#data/nextStep/nextStep'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { useScoreQuery } from '#data/points/pointsApi'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { useReceiptsQuery } from '#data/receipts/receiptsApi'
import { useRemindersQuery } from '#data/reminders/remindersApi'
import { useReviewsQuery } from '#data/reviews/reviewsApi'
import { useSubscriptionPreviewQuery } from '#data/subscription/subscriptionApi'
import { useTrialOrdersQuery } from '#data/trial/trialApi'

interface Query<Data> {
  data?: Data | undefined
  error?: unknown
}

function heard<Data>({ data, error }: Query<Data>): Heard<Data>
function heard<Data, Part>(query: Query<Data>, part: (data: Data) => Part): Heard<Part>
function heard<Data, Part>({ data, error }: Query<Data>, part?: (data: Data) => Part) {
  const isKnown = data !== undefined
  return { data: isKnown && part ? part(data) : data, isOver: isKnown || error !== undefined }
}

/**
 * Returns the step that is due first. What only the last steps rest on is asked for where none of the others is due
 * (contract 3.11).
 */
export function useNextStep(rest: Pick<Known, 'isOpened' | 'daysLeft'>) {
  const first: FirstReads = {
    activeOrders: heard(useActiveOrdersQuery()),
    trialOrders: heard(useTrialOrdersQuery()),
    appointments: heard(useAppointmentsQuery('active')),
    reminders: heard(useRemindersQuery()),
    subscription: heard(useSubscriptionPreviewQuery()),
    score: heard(useScoreQuery()),
    fittings: heard(useFittingsQuery(), ({ selections }) => selections),
  }
  const step = nextStep({ first, ...rest })
  const skip = step !== null
  const more: MoreReads = {
    reviews: heard(useReviewsQuery(undefined, { skip })),
    receipts: heard(useReceiptsQuery(undefined, { skip })),
    orders: heard(useOrdersQuery(undefined, { skip })),
    lenses: heard(
      useLensesInfoQuery(undefined, { skip }),
      ({ wearsLenses, lenses }) => wearsLenses !== null || lenses.length > 0,
    ),
    address: heard(useAddressesQuery(undefined, { skip }), (all) => all.length > 0),
  }
  return skip ? step : nextStep({ first, more, ...rest })
}
