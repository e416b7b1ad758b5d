/** For a rejection that somebody else who waits for the promise handles. */
export const ignore = (): undefined => undefined
