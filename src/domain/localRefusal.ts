import type { ApiError } from './ApiError'

/**
 * Makes a refusal for something that cannot be sent at all: forms and lists of files show it like the
 * server's.
 */
export function localRefusal(message: string): Error & ApiError {
  const error: ApiError = { kind: 'refused', message, errors: [] }
  return Object.assign(new Error(message), error)
}
