/** One item of the envelope's `errors` list. */
export interface ServerError {
  code: number | string
  message: string
}

/** A failed call by kind; `src/api/errorCodes.ts` maps the server's codes. */
export type ApiError =
  | {
      kind: 'offline' | 'timeout' | 'aborted' | 'unavailable'
      message: string
      /** The message from a moment on: then another try makes sense. */
      later?: { at: number; message: string }
      /** Set for a write with an unknown outcome: its answer is lost or unreadable (contract 5.6). */
      doubtful?: true
      /** The idempotency key of that write. */
      key?: string
    }
  | {
      kind: 'forbidden' | 'notFound'
      message: string
      errors?: ServerError[]
      /** Set for a call that the server refused with 401 because it had no token. */
      isOfNobody?: true
    }
  | { kind: 'signedOut' | 'restricted' | 'tokenExpired' | 'oldPage'; message: string }
  | { kind: 'invalid'; message: string; fields: Record<string, string>; errors?: ServerError[] }
  | { kind: 'refused'; message: string; errors: ServerError[] }

/** The message for all failures of the network or the server (contract 6.3). */
export const SERVICE_UNAVAILABLE = 'Сервис временно недоступен. Попробуйте ещё раз'

/** The sentence appended after a write with an unknown outcome. */
export const MAYBE_SAVED = 'Возможно, изменение уже сохранено: проверьте результат'

/** Creates a failure of the network or the server. */
export const unavailable = (
  kind: 'offline' | 'timeout' | 'aborted' | 'unavailable',
  isDoubtful = false,
): ApiError =>
  isDoubtful
    ? { kind, message: `${SERVICE_UNAVAILABLE}. ${MAYBE_SAVED}`, doubtful: true }
    : { kind, message: SERVICE_UNAVAILABLE }

/** Tells whether the requested thing is forbidden to the customer or does not exist. */
export const isDenied = ({ kind }: ApiError): boolean => kind === 'forbidden' || kind === 'notFound'

/** Tells whether the failed write may have been done anyway. */
export function isDoubtful(error: unknown): boolean {
  const known = toApiError(error)
  return 'doubtful' in known
}

/** Kinds of failures after which the data on the screen may be outdated. */
const OUTDATED = ['refused', 'notFound', 'forbidden']

/** Tells whether the data on the screen may differ from the shop's after a failed write. */
export const isOutdated = (error: unknown): boolean =>
  isDoubtful(error) || OUTDATED.includes(toApiError(error).kind)

/** Tells whether the server names this error, as a code or as a message, whatever the HTTP status. */
export function hasServerError(error: unknown, name: string): boolean {
  const known = toApiError(error)
  return (
    'errors' in known && known.errors.some(({ code, message }) => String(code) === name || message === name)
  )
}

/** Tells whether the server refused a call with the code of an expired or missing session (contract 6.1). */
export const hasNoSession = (error: unknown): boolean => hasServerError(error, '8001')

/** Tells whether a call failed because nobody is signed in, with or without a token (contract 11.5). */
export const needsSession = (error: unknown): boolean =>
  toApiError(error).kind === 'signedOut' || hasNoSession(error)

/** Tells whether a call without a token was refused because nobody is signed in. */
export const isOfGuest = (error: unknown): boolean =>
  needsSession(error) || toApiError(error).kind === 'forbidden'

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error
}

/**
 * Converts an error of a query hook or of `unwrap()` into an `ApiError`; a thrown exception becomes
 * 'unavailable'.
 */
export function toApiError(error: unknown): ApiError {
  return isApiError(error) ? error : unavailable('unavailable')
}
