import { toApiError } from './ApiError'

/**
 * Tells whether the record is gone: this deletion has removed it, or an earlier one from another tab or with
 * a lost answer.
 */
export const isDeleted = (error: unknown): boolean =>
  error === undefined || toApiError(error).kind === 'notFound'
