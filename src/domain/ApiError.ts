/** One item of the envelope's `errors` list. */
export interface ServerError {
  code: number | string
  message: string
}

/** What went wrong with a call, by kind and not by code; the table of codes is `src/api/errorCodes.ts`. */
export type ApiError =
  | {
      kind: 'offline' | 'timeout' | 'aborted' | 'unavailable'
      message: string
      /** A write of which nobody knows whether it was done: its answer is lost, or cannot be read (contract 5.6). */
      doubtful?: true
    }
  | { kind: 'forbidden' | 'notFound'; message: string; errors?: ServerError[] }
  | { kind: 'signedOut' | 'restricted' | 'tokenExpired'; message: string }
  | { kind: 'invalid'; message: string; fields: Record<string, string>; errors?: ServerError[] }
  | { kind: 'refused'; message: string; errors: ServerError[] }

/** The sentence for everything that is the network's or the server's fault (contract 6.3). */
export const SERVICE_UNAVAILABLE = 'Сервис временно недоступен. Попробуйте ещё раз'

/** What is said of a doubtful write after that. */
export const MAYBE_SAVED = 'Возможно, изменение уже сохранено: проверьте результат'

/** A failure of network or server. */
export const unavailable = (
  kind: 'offline' | 'timeout' | 'aborted' | 'unavailable',
  isDoubtful = false,
): ApiError =>
  isDoubtful
    ? { kind, message: `${SERVICE_UNAVAILABLE}. ${MAYBE_SAVED}`, doubtful: true }
    : { kind, message: SERVICE_UNAVAILABLE }

/** Whether this customer may not use what was asked for, or it is not there. */
export const isDenied = ({ kind }: ApiError): boolean => kind === 'forbidden' || kind === 'notFound'

/** Whether the write may have been done all the same. */
export function isDoubtful(error: unknown): boolean {
  const known = toApiError(error)
  return 'doubtful' in known
}

/** Whether the server names it, as code or as message, whatever the HTTP status of its refusal. */
export function hasServerError(error: unknown, name: string): boolean {
  const known = toApiError(error)
  return (
    'errors' in known && known.errors.some(({ code, message }) => String(code) === name || message === name)
  )
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error
}

/** Turns what a query hook or `unwrap()` gives into an `ApiError`: a thrown exception counts as 'unavailable'. */
export function toApiError(error: unknown): ApiError {
  return isApiError(error) ? error : unavailable('unavailable')
}
