/** How often the lenses of a subscription come (contract 4.7). */
export type DeliveryPeriod = 'monthly' | 'quarterly' | 'one_time'

/** As contract 4.7 calls them. */
export const PERIODS: Record<DeliveryPeriod, string> = {
  monthly: '1 раз в месяц',
  quarterly: '1 раз в 3 месяца',
  one_time: '1 раз за весь период подписки',
}
