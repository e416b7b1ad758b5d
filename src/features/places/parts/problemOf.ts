import { toApiError } from '#domain/ApiError'

/** Returns the message about details that did not load; `gone` is the message if the place no longer exists. */
export function problemOf(error: unknown, gone: string): string | undefined {
  if (error === undefined) return undefined
  const { kind, message } = toApiError(error)
  return kind === 'notFound' ? gone : message
}
