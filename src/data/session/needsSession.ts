import { hasCode, SESSION_EXPIRED } from '../../api/errorCodes'
import { toApiError } from '../../domain/ApiError'

/** Tells whether a call failed because nobody is signed in, with or without a token (contract 11.5). */
export function needsSession(error: unknown): boolean {
  if (error === undefined) return false
  const known = toApiError(error)
  return known.kind === 'signedOut' || (known.kind === 'refused' && hasCode(known.errors, SESSION_EXPIRED))
}
