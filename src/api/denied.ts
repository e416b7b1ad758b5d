/** In place of an answer, for a call of `deniedIsEmpty` that was refused. */
export const DENIED: object = Object.freeze({})
