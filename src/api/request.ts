import { apiUrl, csrfHeader, csrfToken, idempotencyHeader, token, tokenHeader } from '../host/page/config'

/** One call of the contract, generated from it into `generated/`, the only place that holds paths. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path relative to the API's base, with `{name}` for path parameters. */
  readonly path: string
  readonly multipart?: true
}

/** In place of an answer, for a call of `emptyWhenForbidden` that was refused. */
export const DENIED: object = Object.freeze({})

export interface RequestArgs {
  call: Call
  path?: Record<string, string | number> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  /** Headers of this call alone, such as the proof of a confirmed phone. */
  headers?: Record<string, string | undefined> | undefined
  /** Key of a write; equal for equal intents (contract 5.7). */
  key?: string | undefined
  /** Set for a call that nobody makes: no token, CSRF header, key, cookie or referrer goes with it (contract 21.3). */
  isAnonymous?: true
}

export interface CallArgs extends RequestArgs {
  /**
   * Set for logout and activation: code 5011 brings a new token, and the call is sent again (contract 6.1).
   */
  refreshesToken?: true
  /**
   * Set where a refusal (403, 404) counts as an empty answer, `DENIED`: a customer who may not use the feature has none
   * of its records.
   */
  emptyWhenForbidden?: true
  /** Set where there may be no such record: a 404 counts as null. */
  missingIsNull?: true
  /** True for a call whose success comes without an envelope (contract 5.2). */
  isBare?: true
  /** True for a call that must finish even if the customer leaves the page. */
  keepalive?: true
  /** Name of what a write sets to one value and back; see `keyFor`. */
  sets?: string
  /** Milliseconds, for a call that may take longer than others. */
  timeout?: number
}

/** Tells whether an id would lead to another path: '/things/../' is '/'. Such a call is not sent. */
export const hasUnsafeId = ({ path = {} }: RequestArgs): boolean =>
  Object.values(path).some((id) => /^\.{0,2}$/.test(String(id)))

/**
 * Returns the absolute address of a call. Path parameters are encoded; absent query values are left out,
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

/** Of `fetch`, for a call that nobody makes. */
export const WITHOUT_IDENTITY = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const

/** Returns the headers of every call: the token when there is one (contract 5.4). */
export function readHeaders(): Record<string, string> {
  const session = token()
  return { Accept: 'application/json', ...(Boolean(session) && { [tokenHeader()]: session }) }
}

/**
 * Returns the headers of a call. CSRF goes with every write (contract 5.4); the browser sets the content type
 * of a multipart body.
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
 * Returns method, address and body as a text that is equal for two writes of one intent. Files count by
 * name, size and date.
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
 * Makes a multipart body from a record: files and texts stay as they are, lists repeat the key, absent values
 * are left out.
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
