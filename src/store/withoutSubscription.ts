/** Option for a prefetched query: the page that shows its answer subscribes to it. */
export const withoutSubscription = { subscribe: false } as const
