import { hasServerError, toApiError } from '#domain/ApiError'

/** Tells whether a booking was refused because its time is taken, has passed, or is gone. */
export const isTaken = (error: unknown): boolean =>
  hasServerError(error, '409') || toApiError(error).kind === 'notFound'
