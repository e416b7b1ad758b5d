/** Interval between deliveries of a subscription's lenses (contract 4.7). */
export type DeliveryPeriod = 'monthly' | 'quarterly' | 'one_time'

/** Names of the periods, from contract 4.7. */
export const PERIODS: Record<DeliveryPeriod, string> = {
  monthly: '1 раз в месяц',
  quarterly: '1 раз в 3 месяца',
  one_time: '1 раз за весь период подписки',
}
