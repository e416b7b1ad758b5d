import type { ApiError } from './ApiError'

/** Creates a refusal for data that cannot be sent: forms and file lists show it like one of the server. */
export function localRefusal(message: string): Error & ApiError {
  const error: ApiError = { kind: 'refused', message, errors: [] }
  return Object.assign(new Error(message), error)
}
