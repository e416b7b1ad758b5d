/** For a failure that whoever else waits for it is told of. */
export const ignore = (): undefined => undefined
