import type { Subscription } from './subscription'

/** Tells whether there is a subscription that has not been cancelled. */
export const goesOn = (subscription: Pick<Subscription, 'status'> | null): boolean =>
  subscription !== null && subscription.status.code !== 'cancelled'
