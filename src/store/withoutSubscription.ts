/** Option for a query that is asked ahead: the page that shows its answer subscribes to it. */
export const withoutSubscription = { subscribe: false } as const
