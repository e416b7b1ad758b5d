/** How often the lenses of a subscription come (SPEC 4). */
export type DeliveryPeriod = 'monthly' | 'quarterly' | 'one_time'
