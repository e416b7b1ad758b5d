import { apiUrl } from '../host/page/config'
import { ignore } from '../host/ignore'
import type { Answer, EarlyAnswer } from '../host/shared'
import { shared } from '../host/shared'
import { withoutInherited } from '../host/withoutInherited'
import type { Call } from './request'
import { readHeaders } from './request'

/** Milliseconds after which a call counts as failed (contract 5.5). */
export const TIMEOUT = 15_000

type Read = Pick<Call, 'path'>

/** All that the answer depends on (contract 2.3). No list: a page may teach lists a `toJSON` of its own. */
const keyOf = (url: string, headers: Record<string, string>) => url + JSON.stringify(headers)

const keyOfPath = (path: string) => keyOf(apiUrl() + path, readHeaders())

/** Reads the body at once: the time-out also aborts a body that nobody has read, and scripts may come late. */
export const readAll = async (response: Response): Promise<Answer> => ({
  status: response.status,
  text: await response.text(),
})

/**
 * Starts a read before any chunk is there, or goes on with what the template's snippet has started
 * (`src/host/snippet.ts`). Whoever asks for it first takes its answer over, also before it has come.
 */
export function startEarly({ path }: Read): EarlyAnswer {
  const url = apiUrl() + path
  const headers = readHeaders()
  const key = keyOf(url, headers)
  const { early, begun } = shared()
  const ask = () =>
    fetch(
      url,
      withoutInherited({
        headers,
        redirect: 'error' as const,
        cache: 'no-store' as const,
        signal: AbortSignal.timeout(TIMEOUT),
      }),
    ).then(readAll)
  const answer = begun.get(key)?.then(readAll).catch(ask) ?? ask()
  begun.delete(key)
  // The caller that takes it over handles its failure; an unused answer must not become an uncaught error.
  answer.catch(ignore)
  early.set(key, answer)
  return answer
}

/** Its answer, which stays for whoever takes it over. */
export const seeEarly = ({ path }: Read): EarlyAnswer | undefined => shared().early.get(keyOfPath(path))

/** Whether an early read has brought, or is about to bring, what was asked for. It stays for whoever takes it over. */
export async function isEarlyGood(read: Read): Promise<boolean> {
  try {
    const answer = await seeEarly(read)
    // Only the start is looked at: the caller that takes the answer over parses it.
    return /^\s*\{\s*"status"\s*:\s*"success"/.test(answer?.text ?? '')
  } catch {
    return false
  }
}

/** After a write no early answer counts: one that nobody has taken over yet may be out of date. */
export const forgetEarly = (): void => shared().early.clear()

/** The early answer, once, and only if address, token and headers are still what they were. */
export function takeEarly(url: string): EarlyAnswer | undefined {
  const { early } = shared()
  const key = keyOf(url, readHeaders())
  const answer = early.get(key)
  early.delete(key)
  return answer
}
