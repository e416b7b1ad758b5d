/** Option for a query that is asked ahead: the page that shows its answer subscribes to it. */
export const once = { subscribe: false } as const
