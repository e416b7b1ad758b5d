import { toApiError } from '#domain/ApiError'

/** Returns the message about details that did not load; the list's data of the place stand beside it. */
export function problemOf(error: unknown, gone: string): string | undefined {
  if (error === undefined) return undefined
  const { kind, message } = toApiError(error)
  return kind === 'notFound' ? gone : message
}
