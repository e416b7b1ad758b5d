import type { DeliveryPeriod } from '#data/subscription/period'
import { useSubscriptionTypesQuery } from '#data/subscription/subscriptionApi'
import type { useChoice } from './useChoice'

/** Whether a subscription is bought, and how often it comes. */
export function usePeriod({ type, forEyes, choice }: ReturnType<typeof useChoice>) {
  const canSubscribe = type === 'eshop' && forEyes
  const { data = [], isLoading } = useSubscriptionTypesQuery(undefined, { skip: !canSubscribe })
  const periods = canSubscribe ? data : []
  const isSubscription = choice.isSubscription && periods.length > 0
  const chosen = periods.find(({ deliveryPeriod }) => deliveryPeriod === choice.period) ?? periods[0]
  /** Null buys once. */
  const period: DeliveryPeriod | null = isSubscription ? (chosen?.deliveryPeriod ?? null) : null
  return { periods, arePeriodsComing: canSubscribe && isLoading, isSubscription, period }
}
