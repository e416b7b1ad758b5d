import type { DeliveryPeriod } from '#data/subscription/period'
import type { SubscriptionType } from '#data/subscription/subscription'
import { useSubscriptionTypesQuery } from '#data/subscription/subscriptionApi'
import { remoteData } from '#domain/remoteData'
import type { useChoice } from './useChoice'

const NO_PERIODS: readonly SubscriptionType[] = []

/** Whether a subscription is bought, and how often it comes. */
export function usePeriod({ type, forEyes, choice }: ReturnType<typeof useChoice>) {
  const canSubscribe = type === 'eshop' && forEyes
  const types = remoteData(useSubscriptionTypesQuery(undefined, { skip: !canSubscribe }))
  const periods = canSubscribe && types.state === 'known' ? types.value : NO_PERIODS
  // What was chosen stays so while nobody knows the periods.
  const isSubscription =
    canSubscribe && choice.isSubscription && (types.state !== 'known' || periods.length > 0)
  const chosen = periods.find(({ deliveryPeriod }) => deliveryPeriod === choice.period) ?? periods[0]
  /** Null buys once. */
  const period: DeliveryPeriod | null = isSubscription ? (chosen?.deliveryPeriod ?? null) : null
  return {
    periods,
    arePeriodsComing: canSubscribe && types.state === 'waiting',
    /** The periods could not be read. */
    failure: canSubscribe && types.state === 'failed' ? types : undefined,
    isSubscription,
    period,
    /** Discount of the period that is chosen, or would be with a subscription, in per cent. */
    discount: chosen?.discountPercent ?? 0,
  }
}
