import type { DeliveryPeriod } from '#data/subscription/period'
import type { SubscriptionType } from '#data/subscription/subscription'
import { useSubscriptionTypesQuery } from '#data/subscription/subscriptionApi'
import { remoteData } from '#domain/remoteData'
import type { useChoice } from './useChoice'

const NO_PERIODS: readonly SubscriptionType[] = []

/** Tells whether a subscription is bought, and with which period. */
export function usePeriod({ type, forEyes, choice }: ReturnType<typeof useChoice>) {
  const canSubscribe = type === 'eshop' && forEyes
  const types = remoteData(useSubscriptionTypesQuery(undefined, { skip: !canSubscribe }))
  // A subscription of an unknown period would be bought as a single purchase.
  const periods =
    canSubscribe && types.state === 'known'
      ? types.value.filter(({ deliveryPeriod }) => deliveryPeriod !== null)
      : NO_PERIODS
  // The choice is kept while the periods are unknown.
  const isSubscription =
    canSubscribe && choice.isSubscription && (types.state !== 'known' || periods.length > 0)
  const wanted = periods.find(({ deliveryPeriod }) => deliveryPeriod === choice.period)
  const chosen = wanted ?? periods[0]
  /** Null for a single purchase. */
  const period: DeliveryPeriod | null = isSubscription ? (chosen?.deliveryPeriod ?? null) : null
  return {
    periods,
    arePeriodsComing: canSubscribe && types.state === 'waiting',
    /** Set if the periods failed to load. */
    failure: canSubscribe && types.state === 'failed' ? types : undefined,
    isSubscription,
    period,
    /** The chosen period, if it is no longer offered, so that another one is shown; '' otherwise. */
    gonePeriod: isSubscription && chosen && !wanted ? choice.period : '',
    /** Discount in per cent of the chosen period; without a subscription, that of the period it would have. */
    discount: chosen?.discountPercent ?? 0,
  }
}
