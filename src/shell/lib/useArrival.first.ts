import type * as arrival from './useArrival'

/** React handles title, scroll position and focus. */
export const useArrival: typeof arrival.useArrival = () => () => undefined
