import type * as arrival from './useArrival'

/** Title, scroll and focus are seen to by React. */
export const useArrival: typeof arrival.useArrival = () => () => undefined
