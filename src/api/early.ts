import { apiUrl } from '../page/config'
import type { EarlyAnswer } from '../page/shared'
import { shared } from '../page/shared'
import type { Call } from './request'
import { readHeaders } from './request'

/** Milliseconds after which a call counts as failed (DECISIONS 2). */
export const TIMEOUT = 15_000

/** All that the answer depends on (DECISIONS 1). No list: a page may teach lists a `toJSON` of its own. */
const keyOf = (url: string) => url + JSON.stringify(readHeaders())

/**
 * Starts a read before any chunk is there, if it is wanted. Whoever asks for it first takes its answer over, also while
 * nobody knows yet whether it is.
 */
export function startEarly(call: Call): Promise<Response>
export function startEarly(call: Call, isWanted: Promise<object | null | undefined>): EarlyAnswer
export function startEarly({ path }: Call, isWanted: unknown = true) {
  const url = apiUrl() + path
  const headers = readHeaders()
  const response = Promise.resolve(isWanted as object | null).then(
    (is) => is && fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) }),
  )
  // Whoever takes it over hears of its failure; an answer nobody asks for must not become an uncaught error.
  response.catch(() => undefined)
  shared().early.set(keyOf(url), response)
  return response
}

/** Whether an early read has brought, or is about to bring, what was asked for. It stays for whoever takes it over. */
export async function isEarlyGood({ path }: Call): Promise<boolean> {
  try {
    const response = await shared().early.get(keyOf(apiUrl() + path))
    const { status } = (await response?.clone().json()) as { status: unknown }
    return status === 'success'
  } catch {
    return false
  }
}

/** The early answer, once, and only if address, token and headers are still what they were. */
export function takeEarly(url: string): EarlyAnswer | undefined {
  const { early } = shared()
  const response = early.get(keyOf(url))
  early.delete(keyOf(url))
  return response
}
