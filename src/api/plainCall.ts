import { unavailable, type ApiError } from '../domain/ApiError'
import { withoutInherited } from '../host/withoutInherited'
import { ask } from './baseQuery'
import { sendKeyed } from './idempotency'
import { intentOf, type CallArgs } from './request'
import { readAnswer } from './unreadable'
import type { Read } from './wire'

/* Calls of islands without the store, with the same headers, timeout, retries and errors. */

export type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError }

/** Converts an answer to the domain model; an unreadable one is a failure, and for a write a doubtful one. */
export function readable<T>(data: unknown, read: Read<T>, isWrite: boolean): Answer<T> {
  try {
    return { data: readAnswer(read, data) }
  } catch {
    return { error: unavailable('unavailable', isWrite) }
  }
}

/** Sends a read. Never rejects. */
export async function plainRead<T>(args: CallArgs, read: Read<T>, signal: AbortSignal): Promise<Answer<T>> {
  const { data, error } = await ask(args, signal, false)
  return error ? { error } : readable(data, read, false)
}

/**
 * Sends a write, with one key per intent unless the call is anonymous. Never rejects; leaving the page does
 * not abort it.
 */
export async function plainWrite<T>(given: CallArgs, read: Read<T>): Promise<Answer<T>> {
  const args = withoutInherited(given)
  const send = async (key?: string): Promise<Answer<T>> => {
    const sent = key === undefined ? args : { ...args, key }
    const { data, error } = await ask(sent, new AbortController().signal, true)
    return error ? { error } : readable(data, read, true)
  }
  return args.isAnonymous ? send() : sendKeyed(args.call.path, intentOf(args), args, send)
}
