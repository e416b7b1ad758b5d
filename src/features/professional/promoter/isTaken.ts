import { hasServerError, toApiError } from '#domain/ApiError'

/** Returns whether a booking was refused because the time is taken, has passed, or no longer exists. */
export const isTaken = (error: unknown): boolean =>
  hasServerError(error, '409') || toApiError(error).kind === 'notFound'
