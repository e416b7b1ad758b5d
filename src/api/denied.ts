/** In place of an answer, for a call of `emptyWhenForbidden` that was refused. */
export const DENIED: object = Object.freeze({})
