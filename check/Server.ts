import { ask, type Answer, type Fetch } from './ask'
import type { Operation } from './contract'
import { pathOf } from './variants'

export interface Target {
  /** The URL of the API, whose paths are the same as below `/api`: 'https://shop.example/api'. */
  url: string
  token?: string | undefined
  /** The token of another customer, who must not see anything of the first one. */
  otherToken?: string | undefined
  csrf?: string | undefined
  tokenHeader: string
  csrfHeader: string
  idempotencyHeader: string
  /** The page's configuration names the idempotency header, so the widgets send it to another origin, too. */
  hasKeyAcrossOrigins?: boolean
  /** The origin of the shop's pages, if it is not the API's. */
  origin?: string | undefined
  /** 'Basic …', for a server that is not public yet. */
  authorization?: string | undefined
}

export interface Sent {
  values?: Record<string, string>
  body?: unknown
  /** The idempotency key of a write: the same when it is repeated. */
  key?: string
  headers?: Record<string, string>
  /** Sender of the call, if not the customer: somebody without tokens, another customer, or a page without CSRF token. */
  by?: 'nobody' | 'other' | 'withoutCsrf'
}

/** Calls the API that is checked, in the same way as the widgets. */
export class Server {
  constructor(
    readonly target: Target,
    private readonly fetch: Fetch,
  ) {}

  call(operation: Operation, { values = {}, body, key, headers, by }: Sent = {}): Promise<Answer> {
    const { otherToken, tokenHeader, csrfHeader, idempotencyHeader } = this.target
    const token = by === 'nobody' ? undefined : by === 'other' ? otherToken : this.target.token
    const csrf = by === undefined || by === 'other' ? this.target.csrf : undefined
    const isWrite = operation.method !== 'GET'
    return this.request(operation.method, pathOf(operation, values), {
      ...(token !== undefined && { [tokenHeader]: token }),
      ...(isWrite && csrf !== undefined && { [csrfHeader]: csrf }),
      ...(key !== undefined && { [idempotencyHeader]: key }),
      ...(body !== undefined && { 'Content-Type': 'application/json', body: JSON.stringify(body) }),
      ...headers,
    })
  }

  /** @param given the headers, and under `body` the request body */
  request(method: string, path: string, { body, ...given }: Record<string, string> = {}): Promise<Answer> {
    const { url, authorization, origin } = this.target
    const headers = {
      Accept: 'application/json',
      ...(origin !== undefined && { Origin: origin }),
      ...(authorization !== undefined && { Authorization: authorization }),
      ...given,
    }
    return ask(this.fetch, url + path, { method, headers, ...(body !== undefined && { body }) })
  }
}
