import { apiUrl } from '../host/page/config'
import { ignore } from '../host/ignore'
import type { HttpAnswer, EarlyAnswer } from '../host/pageState'
import { pageState } from '../host/pageState'
import { withoutInherited } from '../host/withoutInherited'
import { parseEnvelope } from './parseEnvelope'
import type { Call, RequestArgs } from './request'
import { hasUnsafeId, readHeaders, requestHeaders, requestUrl, WITHOUT_IDENTITY } from './request'

/** Milliseconds after which a call has failed (contract 5.5). */
export const TIMEOUT = 15_000

type Read = Pick<Call, 'path'>

/**
 * Returns a key of everything that the answer depends on (contract 2.3). It builds no array, because a page
 * may add its own `toJSON` to arrays.
 */
const keyOf = (url: string, headers: Record<string, string>) => url + JSON.stringify(headers)

const keyOfPath = (path: string) => keyOf(apiUrl() + path, readHeaders())

/** Reads the body at once: the timeout also aborts an unread body, and scripts may load late. */
export const readAll = async (response: Response): Promise<HttpAnswer> =>
  withoutInherited({
    status: response.status,
    text: await response.text(),
    ahead: Date.parse(response.headers.get('Date') ?? '') - Date.now(),
    retryAfter: response.headers.get('Retry-After'),
  })

/** Milliseconds for which an early answer can be used after its arrival (contract 2.3). */
const LIFETIME = 15_000

const freshAt = (key: string): EarlyAnswer | undefined => {
  const early = pageState().early.get(key)
  return early && Date.now() - early.since < LIFETIME ? early : undefined
}

/**
 * Starts a read before any chunk has loaded, or uses the one that the template's snippet has started
 * (`src/host/snippet.ts`). The store takes over the answer, even a pending one.
 */
export function startEarly({ path }: Read): EarlyAnswer {
  const url = apiUrl() + path
  const headers = readHeaders()
  return start(url, keyOf(url, headers), { headers })
}

/** Like `startEarly`, for an anonymous call (contract 21.3). */
export function startAnonymous({ path }: Read): void {
  const url = apiUrl() + path
  start(url, url, { headers: { Accept: 'application/json' }, ...WITHOUT_IDENTITY })
}

/**
 * Like `startEarly`, for a read with parameters as soon as an island is mounted: it runs while React loads.
 */
export function startRead(args: RequestArgs): void {
  if (hasUnsafeId(args)) return
  const url = requestUrl(args)
  const headers = requestHeaders(args)
  start(url, keyOf(url, headers), { headers })
}

function start(url: string, key: string, options: RequestInit): EarlyAnswer {
  const ask = () =>
    fetch(
      url,
      withoutInherited({
        redirect: 'error' as const,
        cache: 'no-store' as const,
        signal: AbortSignal.timeout(TIMEOUT),
        ...options,
      }),
    ).then(readAll)
  const known = freshAt(key)
  if (known?.isKnown) return known
  // A failed request of the snippet is retried once.
  return keep(key, known?.answer.catch(ask) ?? ask())
}

function keep(key: string, answer: Promise<HttpAnswer>): EarlyAnswer {
  const early = withoutInherited<EarlyAnswer>({ answer, since: Date.now(), isKnown: true })
  // Its consumer handles the failure; an unused answer must not become an unhandled rejection.
  answer.then(() => (early.since = Date.now()), ignore)
  pageState().early.set(key, early)
  return early
}

/** Keeps an answer for the next caller: it has identified another customer (contract 5.8). */
export const keepEarly = (args: RequestArgs, answer: HttpAnswer): void =>
  void keep(keyOf(requestUrl(args), readHeaders()), Promise.resolve(answer))

/** Returns the early answer and leaves it for the store. */
export const seeEarly = ({ path }: Read): EarlyAnswer | undefined => freshAt(keyOfPath(path))

/** Returns the early answer of a read, pending or not, and starts the read if there is none. */
export const joinEarly = (read: Read): EarlyAnswer => seeEarly(read) ?? startEarly(read)

/** Resolves to whether an early read succeeds. The answer stays for the store. */
export async function isEarlyGood(read: Read): Promise<boolean> {
  try {
    const answer = await seeEarly(read)?.answer
    return answer !== undefined && 'data' in parseEnvelope(answer, true)
  } catch {
    return false
  }
}

/** Drops all early answers; called after a write, because one that is not used yet may be outdated. */
export const forgetEarly = (): void => pageState().early.clear()

/**
 * Returns the early answer once, and only if address, token and headers have not changed. Anonymous answers
 * (contract 21.3) are kept apart from those requested with cookies.
 */
export function consumeEarly(url: string, isAnonymous = false): EarlyAnswer | undefined {
  const early = freshAt(isAnonymous ? url : keyOf(url, readHeaders()))
  if (!early || early.isTaken) return undefined
  early.isTaken = true
  return early
}
