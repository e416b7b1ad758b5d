/** Ignores a rejection that another consumer of the promise handles. */
export const ignore = (): undefined => undefined
