import { useAddressesQuery } from '#data/addresses/addressesApi'
import { useAppointmentsQuery } from '#data/appointments/appointmentsApi'
import { useFittingsQuery } from '#data/fittings/fittingsApi'
import { nextStep, type FirstReads, type Heard, type Known, type MoreReads } from '#data/nextStep/nextStep'
import { stockOnHome } from '#data/stock/stockOnHome'
import { isDenied, toApiError } from '#domain/ApiError'
import { shopToday } from '#domain/dates/days'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { pointsApi } from '#data/points/pointsApi'
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

/** A section that this customer may not use holds nothing of theirs. */
function orNone<Data>(query: Query<Data>, none: Data): Query<Data> {
  const isClosed = query.error !== undefined && isDenied(toApiError(query.error))
  return isClosed && query.data === undefined ? { data: none } : query
}

/**
 * Returns the step that is due first. What only the last steps rest on is asked for where none of the others is due
 * (contract 3.11); how long the lenses last is known by then at the earliest, for no other call of the home tells it.
 */
export function useNextStep(isOpened: Known['isOpened']) {
  const reminders = useRemindersQuery()
  const first: FirstReads = {
    activeOrders: heard(orNone(useActiveOrdersQuery(), [])),
    trialOrders: heard(useTrialOrdersQuery()),
    appointments: heard(orNone(useAppointmentsQuery('active'), [])),
    reminders: heard(reminders),
    subscription: heard(orNone(useSubscriptionPreviewQuery(), null)),
    // Asked for by the card of the points, which stands before: one that failed would be asked for once more.
    score: heard(pointsApi.endpoints.score.useQueryState()),
    fittings: heard(useFittingsQuery(), ({ selections }) => selections),
  }
  const step = nextStep({ first, isOpened, daysLeft: () => undefined })
  const skip = step !== null
  const orders = useOrdersQuery(undefined, { skip })
  const info = useLensesInfoQuery(undefined, { skip })
  const more: MoreReads = {
    reviews: heard(useReviewsQuery(undefined, { skip })),
    receipts: heard(useReceiptsQuery(undefined, { skip })),
    orders: heard(orders),
    lenses: heard(info, ({ wearsLenses, lenses }) => wearsLenses !== null || lenses.length > 0),
    address: heard(useAddressesQuery(undefined, { skip }), (all) => all.length > 0),
  }
  if (skip) return step
  const facts = {
    reminders: reminders.data ?? [],
    orders: orders.data,
    info: info.data,
    today: shopToday(),
  }
  return nextStep({ first, more, isOpened, daysLeft: (one) => stockOnHome(one, facts)?.daysLeft })
}
