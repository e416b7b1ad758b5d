import { apiUrl } from '../host/page/config'
import { ignore } from '../host/ignore'
import type { HttpAnswer, EarlyAnswer } from '../host/shared'
import { shared } from '../host/shared'
import { withoutInherited } from '../host/withoutInherited'
import type { Call, RequestArgs } from './request'
import { hasUnsafeId, readHeaders, requestHeaders, requestUrl, WITHOUT_IDENTITY } from './request'

/** Milliseconds after which a call counts as failed (contract 5.5). */
export const TIMEOUT = 15_000

type Read = Pick<Call, 'path'>

/**
 * Returns a key of all that the answer depends on (contract 2.3). It builds no list, because a page may add
 * its own `toJSON` to lists.
 */
const keyOf = (url: string, headers: Record<string, string>) => url + JSON.stringify(headers)

const keyOfPath = (path: string) => keyOf(apiUrl() + path, readHeaders())

/** Reads the body at once: the time-out also aborts an unread body, and scripts may come late. */
export const readAll = async (response: Response): Promise<HttpAnswer> => ({
  status: response.status,
  text: await response.text(),
  ahead: Date.parse(response.headers.get('Date') ?? '') - Date.now(),
})

/**
 * Starts a read before any chunk is there, or uses the one that the template's snippet has started
 * (`src/host/snippet.ts`). The first caller that asks for it takes its answer over, even before it has come.
 */
export function startEarly({ path }: Read): EarlyAnswer {
  const url = apiUrl() + path
  const headers = readHeaders()
  return start(url, keyOf(url, headers), { headers })
}

/** The same for a call that nobody makes (contract 21.3). */
export function startAnonymous({ path }: Read): void {
  const url = apiUrl() + path
  void start(url, url, { headers: { Accept: 'application/json' }, ...WITHOUT_IDENTITY })
}

/** The same for any read that is not on its way yet, as soon as an island is mounted: its answer comes while React loads. */
export function startRead(args: RequestArgs): void {
  if (hasUnsafeId(args)) return
  const url = requestUrl(args)
  const headers = requestHeaders(args)
  const key = keyOf(url, headers)
  if (!shared().early.has(key)) void start(url, key, { headers })
}

function start(url: string, key: string, options: RequestInit): EarlyAnswer {
  const { early, begun } = shared()
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
  const answer = begun.get(key)?.then(readAll).catch(ask) ?? ask()
  begun.delete(key)
  // The caller that takes it over handles its failure; an unused answer must not become an uncaught error.
  answer.catch(ignore)
  early.set(key, answer)
  return answer
}

/** Returns the early answer and leaves it for the caller that takes it over. */
export const seeEarly = ({ path }: Read): EarlyAnswer | undefined => shared().early.get(keyOfPath(path))

/** The early answer of a read that is on its way, or that begins now. */
export const joinEarly = (read: Read): EarlyAnswer => seeEarly(read) ?? startEarly(read)

/**
 * Tells whether an early read succeeds, once it has come. The answer stays for the caller that takes it over.
 */
export async function isEarlyGood(read: Read): Promise<boolean> {
  try {
    const answer = await seeEarly(read)
    // This checks only the start: the caller that takes the answer over parses it.
    return /^\s*\{\s*"status"\s*:\s*"success"/.test(answer?.text ?? '')
  } catch {
    return false
  }
}

/** Drops all early answers; called after a write, because an unused one may be out of date. */
export const forgetEarly = (): void => shared().early.clear()

/**
 * Returns the early answer, once, and only if address, token and headers have not changed. What nobody asks for
 * (contract 21.3) is apart from what was asked with cookies.
 */
export function takeEarly(url: string, isAnonymous = false): EarlyAnswer | undefined {
  const { early } = shared()
  const key = isAnonymous ? url : keyOf(url, readHeaders())
  const answer = early.get(key)
  early.delete(key)
  return answer
}
