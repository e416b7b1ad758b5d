import { apiUrl } from '../page/config'
import { shared } from '../page/shared'
import type { Call } from './request'
import { readHeaders } from './request'

/** Milliseconds after which a call counts as failed (DECISIONS 2). */
export const TIMEOUT = 15_000

/** All that the answer depends on (DECISIONS 1). No list: a page may teach lists a `toJSON` of its own. */
const keyOf = (url: string, headers = readHeaders()) => url + JSON.stringify(headers)

/** Starts a read before any chunk is there. Whoever asks for it first takes its answer over. */
export function startEarly({ path }: Call): Promise<Response> {
  const url = apiUrl() + path
  const headers = readHeaders()
  const response = fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  // Whoever takes it over hears of its failure; an answer nobody asks for must not become an uncaught error.
  response.catch(() => undefined)
  shared().early.set(keyOf(url, headers), response)
  return response
}

/** The early answer, once, and only if address, token and headers are still what they were. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const { early } = shared()
  const response = early.get(keyOf(url))
  early.delete(keyOf(url))
  return response
}
