import type { Change } from './idempotency'
import { apiUrl, csrfHeader, csrfToken, idempotencyHeader, token, tokenHeader } from '../host/page/config'

/** One call of the contract; `generated/` has them all and is the only place with paths. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path relative to the API's base, with `{name}` for path parameters. */
  readonly path: string
  readonly multipart?: true
}

/** Replaces the answer of a refused call with `emptyWhenForbidden`. */
export const DENIED: object = Object.freeze({})

export interface RequestArgs {
  call: Call
  path?: Record<string, string | number> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  /** Headers of this call only, such as the proof of a confirmed phone. */
  headers?: Record<string, string | undefined> | undefined
  /** Key of a write; equal for equal intents (contract 5.7). */
  key?: string | undefined
  /**
   * Set for an anonymous call: it is sent without token, CSRF header, key, cookie and referrer (contract
   * 21.3).
   */
  isAnonymous?: true
}

export interface CallArgs extends RequestArgs, Change {
  /** Set for logout and activation: code 5011 brings a new token, and the call is retried (contract 6.1). */
  refreshesToken?: true
  /**
   * Set if a refusal (403, 404) is treated as an empty answer, `DENIED`: a customer without access to the
   * feature has no records in it.
   */
  emptyWhenForbidden?: true
  /** Set if the record may not exist: a 404 is read as null. */
  missingIsNull?: true
  /** True for a call whose success has no envelope (contract 5.2). */
  isBare?: true
  /** True for a call that must finish even if the customer leaves the page. */
  keepalive?: true
  /** Timeout in milliseconds, for a call that may take longer than others. */
  timeout?: number
}

/** Tells whether an id would change the path: '/things/../' is '/'. Such a call is not sent. */
export const hasUnsafeId = ({ path = {} }: RequestArgs): boolean =>
  Object.values(path).some((id) => /^\.{0,2}$/.test(String(id)))

/**
 * Returns the absolute address of a call. Path parameters are encoded, missing query values are omitted, and
 * lists repeat the key.
 */
export function requestUrl({ call, path = {}, query = {} }: RequestArgs): string {
  const url = new URL(
    apiUrl() +
      call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? ''))),
  )
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) url.searchParams.append(name, String(item))
    }
  }
  return url.href
}

/** Options of `fetch` for an anonymous call. */
export const WITHOUT_IDENTITY = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const

/** Returns the headers of every call, with the token if there is one (contract 5.4). */
export function readHeaders(): Record<string, string> {
  const session = token()
  return { Accept: 'application/json', ...(Boolean(session) && { [tokenHeader()]: session }) }
}

/**
 * Returns the headers of a call. Every write has the CSRF header (contract 5.4); for a multipart body the
 * browser sets the content type.
 */
export function requestHeaders({
  call,
  body,
  headers = {},
  key,
  isAnonymous,
}: RequestArgs): Record<string, string> {
  if (isAnonymous)
    return { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  if (call.method === 'GET') return readHeaders()
  const csrf = csrfToken()
  const keyHeader = idempotencyHeader()
  const given = Object.entries(headers).filter((header): header is [string, string] => Boolean(header[1]))
  return {
    ...Object.fromEntries(given),
    ...readHeaders(),
    ...(Boolean(csrf) && { [csrfHeader()]: csrf }),
    ...(key !== undefined && keyHeader !== undefined && { [keyHeader]: key }),
    ...(body !== undefined && !call.multipart && { 'Content-Type': 'application/json' }),
  }
}

/**
 * Returns method, address and body as a text that is equal for two writes of one intent. Files are compared
 * by name, size and date.
 */
export const intentOf = (args: RequestArgs): string =>
  `${args.call.method} ${requestUrl(args)} ${JSON.stringify(args.body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )}`

export function requestBody({ call, body }: RequestArgs): string | FormData | undefined {
  if (body === undefined) return undefined
  return call.multipart ? formData(body as Record<string, unknown>) : JSON.stringify(body)
}

/**
 * Creates a multipart body from a record: files and texts stay as they are, lists repeat the key, missing
 * values are omitted.
 */
function formData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item)
      else if (item !== undefined && item !== null) form.append(name, String(item))
    }
  }
  return form
}
