/** One item of the envelope's `errors` list. */
export interface ServerError {
  code: number | string
  message: string
}

/** A failure of a call, by kind and not by code; `src/api/errorCodes.ts` holds the codes. */
export type ApiError =
  | {
      kind: 'offline' | 'timeout' | 'aborted' | 'unavailable'
      message: string
      /** Set for a write with an unknown outcome: its answer is lost, or cannot be read (contract 5.6). */
      doubtful?: true
    }
  | {
      kind: 'forbidden' | 'notFound'
      message: string
      errors?: ServerError[]
      /** The status of a refusal that has met no session: 401 without a token. */
      isOfNobody?: true
    }
  | { kind: 'signedOut' | 'restricted' | 'tokenExpired' | 'oldPage'; message: string }
  | { kind: 'invalid'; message: string; fields: Record<string, string>; errors?: ServerError[] }
  | { kind: 'refused'; message: string; errors: ServerError[] }

/** The sentence for all faults of the network or the server (contract 6.3). */
export const SERVICE_UNAVAILABLE = 'Сервис временно недоступен. Попробуйте ещё раз'

/** The sentence that follows it after a doubtful write. */
export const MAYBE_SAVED = 'Возможно, изменение уже сохранено: проверьте результат'

/** Returns a failure of network or server. */
export const unavailable = (
  kind: 'offline' | 'timeout' | 'aborted' | 'unavailable',
  isDoubtful = false,
): ApiError =>
  isDoubtful
    ? { kind, message: `${SERVICE_UNAVAILABLE}. ${MAYBE_SAVED}`, doubtful: true }
    : { kind, message: SERVICE_UNAVAILABLE }

/** Tells whether the customer may not use the requested thing, or it does not exist. */
export const isDenied = ({ kind }: ApiError): boolean => kind === 'forbidden' || kind === 'notFound'

/** Tells whether the failed write may have been done nevertheless. */
export function isDoubtful(error: unknown): boolean {
  const known = toApiError(error)
  return 'doubtful' in known
}

/**
 * Tells whether the server names this error, as code or as message, whatever the HTTP status of its refusal.
 */
export function hasServerError(error: unknown, name: string): boolean {
  const known = toApiError(error)
  return (
    'errors' in known && known.errors.some(({ code, message }) => String(code) === name || message === name)
  )
}

/** Tells whether a call was refused by the code of a session that has ended, or that nobody has (contract 6.1). */
export const hasNoSession = (error: unknown): boolean => hasServerError(error, '8001')

/** Tells whether a call without a token was refused because nobody has signed in. */
export const isOfGuest = (error: unknown): boolean =>
  ['signedOut', 'forbidden'].includes(toApiError(error).kind) || hasNoSession(error)

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error
}

/**
 * Turns an error of a query hook or of `unwrap()` into an `ApiError`: a thrown exception counts as
 * 'unavailable'.
 */
export function toApiError(error: unknown): ApiError {
  return isApiError(error) ? error : unavailable('unavailable')
}
