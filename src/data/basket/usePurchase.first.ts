import type * as purchases from './usePurchase'

/** Nothing is bought before React has loaded; React handles the early presses. */
export const usePurchase: typeof purchases.usePurchase = () => ({
  state: 'idle',
  failure: undefined,
  refusedOffer: undefined,
  question: undefined,
  leftOver: () => [],
  buy: () => Promise.resolve({ name: 'ignored' }),
  onAgreed: () => Promise.resolve({ name: 'ignored' }),
  onCancelled: () => undefined,
  onChanged: () => undefined,
})
