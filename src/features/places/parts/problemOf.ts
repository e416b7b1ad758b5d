import { toApiError } from '#domain/ApiError'

/** What is said of a detail that did not load; what the list knows of the place stands beside it. */
export function problemOf(error: unknown, gone: string): string | undefined {
  if (error === undefined) return undefined
  const { kind, message } = toApiError(error)
  return kind === 'notFound' ? gone : message
}
