import { apiUrl, csrfHeader, csrfToken, idempotencyHeader, token, tokenHeader } from '../host/page/config'
import { currentCustomer } from '../host/customer/customer'

/** One call of the contract, generated from it into `generated/`: no path is written anywhere else. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API's base, with `{name}` for path parameters. */
  readonly path: string
  readonly multipart?: true
}

export interface RequestArgs {
  call: Call
  path?: Record<string, string | number> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  /** Headers of this call alone, as the proof of a confirmed phone. */
  headers?: Record<string, string | undefined> | undefined
  /** Of a write: the same for the same intent (contract 5.7). */
  key?: string | undefined
}

/** Ids that would lead to another path: '/things/../' is '/'. Whoever sent such an id gets no call for it. */
export const hasUnsafeId = ({ path = {} }: RequestArgs): boolean =>
  Object.values(path).some((id) => /^\.{0,2}$/.test(String(id)))

/** The absolute address of a call. Path parameters are encoded; absent query values are left out, lists repeat the key. */
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

/** What every call carries: the token when there is one (contract 5.4). */
export function readHeaders(): Record<string, string> {
  const session = token()
  return { Accept: 'application/json', ...(Boolean(session) && { [tokenHeader()]: session }) }
}

/** CSRF goes with every write (contract 5.4); the content type of a multipart body is the browser's to set. */
export function requestHeaders({ call, body, headers = {}, key }: RequestArgs): Record<string, string> {
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

/** Sender, address and body as a text, the same for two writes of one intent. Files count by name, size and date. */
export const intentOf = (args: RequestArgs): string =>
  `${currentCustomer()} ${args.call.method} ${requestUrl(args)} ${JSON.stringify(
    args.body,
    (_, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value),
  )}`

export function requestBody({ call, body }: RequestArgs): string | FormData | undefined {
  if (body === undefined) return undefined
  return call.multipart ? formData(body as Record<string, unknown>) : JSON.stringify(body)
}

/** A multipart body from a record: files and texts as they are, lists repeat the key, absent values are left out. */
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
