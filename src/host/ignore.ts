/** Ignores a rejection that another reader of the promise handles. */
export const ignore = (): undefined => undefined
