import type * as purchases from './usePurchase'

/** Nothing is bought before React: what is pressed is done by it then. */
export const usePurchase: typeof purchases.usePurchase = () => ({
  state: 'idle',
  failure: undefined,
  refusedOffer: undefined,
  question: undefined,
  leftOver: () => [],
  buy: () => Promise.resolve(),
  onAgreed: () => Promise.resolve(),
  onCancelled: () => undefined,
  onChanged: () => undefined,
})
