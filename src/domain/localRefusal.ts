import type { ApiError } from './ApiError'

/** What keeps something from being sent at all, in the form of a refusal: forms and lists of files show it as one. */
export function localRefusal(message: string): Error & ApiError {
  const error: ApiError = { kind: 'refused', message, errors: [] }
  return Object.assign(new Error(message), error)
}
