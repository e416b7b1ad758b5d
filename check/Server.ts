import { ask, type Answer, type Fetch } from './ask'
import type { Operation } from './contract'
import { pathOf } from './variants'

export interface Target {
  /** What stands for `/api`: 'https://shop.example/api'. */
  url: string
  token?: string | undefined
  /** Of another customer, who is to see nothing of the first one's. */
  otherToken?: string | undefined
  csrf?: string | undefined
  tokenHeader: string
  csrfHeader: string
  idempotencyHeader: string
  /** The page names the header, so that it goes to another origin, too. */
  hasKeyAcrossOrigins?: boolean
  /** The origin of the shop's pages, where it is not the API's. */
  origin?: string | undefined
  /** 'Basic …', in front of a server that is not public yet. */
  authorization?: string | undefined
}

export interface Sent {
  values?: Record<string, string>
  body?: unknown
  /** The key of a write: the same when it is repeated. */
  key?: string
  headers?: Record<string, string>
  /** Whose call it is: the customer's, else another's, or with neither token nor CSRF token. */
  by?: 'nobody' | 'other' | 'withoutCsrf'
}

/** The server that is checked, asked as the widgets ask it. */
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

  /** @param given the headers, and under `body` what is sent */
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
