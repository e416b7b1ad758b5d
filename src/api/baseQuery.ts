import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { isDenied, SERVICE_UNAVAILABLE, unavailable, type ApiError } from '../domain/ApiError'
import { token } from '../host/page/config'
import { customerEpoch, replaceToken } from '../host/customer/customer'
import { noteServerTime } from '../domain/dates/clock'
import type { HttpAnswer } from '../host/pageState'
import { withoutInherited } from '../host/withoutInherited'
import { noteAccount } from './customer/accountIn'
import { customerOfAction } from './customer/customerOfAction'
import { forgetEarly, readAll, consumeEarly, TIMEOUT } from './early'
import { renewKey, sendKeyed } from './idempotency'
import { nameOf, noteEndpoint, tellBrokenAnswer, tellFailedCall } from './failedCalls'
import { hasCode, SESSION_EXPIRED } from './errorCodes'
import { parseEnvelope } from './parseEnvelope'
import { isOfOldPage, renewSession } from './renewSession'
import type { CallArgs } from './request'
import { noteCall } from './unreadable'
import {
  DENIED,
  hasUnsafeId,
  intentOf,
  requestBody,
  requestHeaders,
  requestUrl,
  WITHOUT_IDENTITY,
} from './request'
import { isLimited, limitWrite, waitOfRead } from './tooManyRequests'

/** HTTP statuses of a proxy whose server is temporarily unavailable. */
const PASSING = [502, 503, 504]
/** Milliseconds before the first and the second retry of a read. */
export const BACK_OFF = [300, 1200]
/** Maximum number of attempts for a call that may refresh its token (contract 6.1). */
const TOKEN_ATTEMPTS = 3

type Result = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined }

interface Received {
  answer: HttpAnswer
  /** The token that the call was sent with. */
  sentWith: string | undefined
}

/** The result of a call whose customer has changed meanwhile: nobody reads it. */
const OTHER_CUSTOMER = unavailable('aborted')

const OLD_PAGE: ApiError = {
  kind: 'oldPage',
  message: 'Страница устарела. Обновите её: введённое сохранится',
}

/**
 * The customer of each running mutation, by its abort signal: the one at its start. A mutation may make
 * several calls.
 */
const customers = new WeakMap<AbortSignal, number>()

/** Number of completed writes, uploads and those of islands without the store included. */
let writes = 0

/** Maximum number of attempts of a read during writes, so that endless presses do not delay it forever. */
const READ_ATTEMPTS = 3

/**
 * Sends one call with headers, timeout, retries of reads and envelope. It never throws; every failure is an
 * `ApiError`. It returns no `meta`, so that neither the request nor its token reaches an action or the store.
 */
export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError> = async (
  given,
  { signal, type, endpoint },
) => {
  const args = withoutInherited(given)
  noteEndpoint(endpoint, args.call)
  if (type !== 'mutation') return read(args, signal)
  const customer = customers.get(signal) ?? customerOfAction()
  customers.set(signal, customer)
  // This call would send one customer's data in the name of another (contract 5.8).
  if (customer !== customerEpoch()) return { error: OTHER_CUSTOMER }
  // Some mutations send GET: they only ask, or they read a record before they write it.
  if (args.call.method === 'GET') return read(args, signal)
  return sendKeyed(endpoint, intentOf(args), args, (key) => ask({ ...args, key }, signal, true))
}

/** Sends a read, and repeats it if a write has ended meanwhile: the answer may be older than that write. */
async function read(args: CallArgs, signal: AbortSignal): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const before = writes
    const result = await ask(args, signal, false)
    const { error } = result
    if (error && args.emptyWhenForbidden && isDenied(error)) return { data: DENIED }
    if (args.missingIsNull && error?.kind === 'notFound') return { data: null }
    // A guest has no session that could end, and the server's message about it would only confuse them.
    if (error?.kind === 'refused' && hasCode(error.errors, SESSION_EXPIRED))
      return { error: { ...error, message: SERVICE_UNAVAILABLE } }
    if (before === writes || result.error || attempt === READ_ATTEMPTS) return result
  }
}

/**
 * Sends a call and reads its envelope. If the server rejects the CSRF token of a page that has been open for long,
 * it is retried once with a renewed session. Never rejects.
 */
export async function ask(args: CallArgs, signal: AbortSignal, isWrite: boolean): Promise<Result> {
  try {
    const result = await askAsIs(args, signal, isWrite)
    if (result.error?.kind !== 'oldPage') return result
    const customer = customerEpoch()
    if (!(await renewSession())) return result
    return customer === customerEpoch() ? await askAsIs(args, signal, isWrite) : { error: OTHER_CUSTOMER }
  } finally {
    if (isWrite) endWrite(args)
  }
}

/** What was asked for before the end of a write may be older than it. */
function endWrite({ isAnonymous }: CallArgs): void {
  writes++
  if (!isAnonymous) forgetEarly()
}

/**
 * Returns the failure of a call that the server has refused without processing it. A read that is a POST carries the
 * CSRF token, too.
 */
function unseenBy(
  answer: HttpAnswer,
  { isAnonymous, call }: CallArgs,
  isWrite: boolean,
): ApiError | undefined {
  if (isWrite && isLimited(answer)) return limitWrite(answer)
  return call.method !== 'GET' && !isAnonymous && isOfOldPage(answer) ? OLD_PAGE : undefined
}

/** Sends a call with the page's session unless the call is anonymous. */
async function askAsIs(args: CallArgs, signal: AbortSignal, isWrite: boolean): Promise<Result> {
  if (hasUnsafeId(args)) return { error: { kind: 'notFound', message: SERVICE_UNAVAILABLE } }
  const own = withoutInherited({ ...args, call: withoutInherited(args.call) })
  const customer = own.isAnonymous ? undefined : customerEpoch()
  for (let attempt = 1; ; attempt++) {
    // Without a network a write fails at once and was certainly not done.
    const isConnected = navigator.onLine
    let received: Received
    try {
      received = await send(own, signal, isWrite)
    } catch (error) {
      const failure = failureOf(error, signal, isWrite && (isConnected || isTimeout(error)))
      tellFailedCall(args.call, failure.kind)
      return { error: failure }
    }
    // The customer has changed meanwhile: the answer belongs to the earlier one (contract 5.8).
    if (customer !== undefined && customerEpoch() !== customer) return { error: OTHER_CUSTOMER }
    const { answer } = received
    const unseen = unseenBy(answer, own, isWrite)
    if (unseen) return { error: unseen }
    const result = parseEnvelope(answer, isOfSession(received.sentWith), own.isBare)
    if ('data' in result) {
      // The caller belongs to the earlier customer.
      if (!own.isAnonymous && noteAccount(own, answer, result.data)) return { error: OTHER_CUSTOMER }
      noteCall(result.data, nameOf(args.call))
      return { data: result.data ?? null }
    }
    tellBrokenAnswer(args.call, answer, result.error)
    if (result.newToken !== undefined && !own.isAnonymous) {
      replaceToken(result.newToken)
      if (own.refreshesToken && attempt < TOKEN_ATTEMPTS) {
        own.key = renewKey(intentOf(args))
        continue
      }
    }
    return { error: isWrite ? inDoubt(result.error, answer.status) : result.error }
  }
}

/**
 * Tells whether a call was sent with the current token. Code 8001 ends only that session, and a token refresh
 * has started another one.
 */
const isOfSession = (sentWith: string | undefined): boolean => sentWith !== undefined && sentWith === token()

/**
 * Marks an error without an envelope (unreadable, from a proxy or a broken server) as doubtful: the write may
 * still have been done.
 */
const inDoubt = (error: ApiError, status: number): ApiError =>
  error.kind === 'unavailable' && (status < 400 || status >= 500) ? unavailable('unavailable', true) : error

/**
 * Sends a call. It retries a read, also one that is a POST, after a failure of the network or a proxy, or after a 429,
 * but never a write, and never after a timeout.
 */
async function send(args: CallArgs, signal: AbortSignal, isWrite: boolean): Promise<Received> {
  for (let attempt = 0; ; attempt++) {
    let pause = isWrite ? undefined : BACK_OFF[attempt]
    try {
      const received = await sendOnce(args, signal)
      const wait = waitOfRead(received.answer)
      if (pause === undefined || (wait === undefined && !PASSING.includes(received.answer.status)))
        return received
      pause = Math.max(wait ?? 0, pause)
    } catch (error) {
      if (pause === undefined || isTimeout(error) || signal.aborted) throw error
    }
    await wait(pause, signal)
  }
}

async function sendOnce(args: CallArgs, signal: AbortSignal): Promise<Received> {
  const sentWith = args.isAnonymous ? undefined : token()
  const isRead = args.call.method === 'GET'
  const early = await (isRead ? consumeEarly(requestUrl(args), args.isAnonymous) : undefined)?.answer
  if (early) return { answer: receive(early), sentWith }
  signal.throwIfAborted()
  const options = withoutInherited<RequestInit>({
    method: args.call.method,
    headers: requestHeaders(args),
    body: requestBody(args) ?? null,
    // A redirect could carry the token to another origin.
    redirect: 'error',
    // The browser must not store for the next customer what this one has read (contract 5.4).
    cache: 'no-store',
    keepalive: args.keepalive ?? false,
    ...(args.isAnonymous && WITHOUT_IDENTITY),
    signal: joined(signal, AbortSignal.timeout(args.timeout ?? TIMEOUT)),
  })
  const response = await fetch(requestUrl(args), options)
  return { answer: receive(await readAll(response)), sentWith }
}

function receive(answer: HttpAnswer): HttpAnswer {
  noteServerTime(answer.ahead)
  return answer
}

/** Returns a signal that is aborted by the first of several; Safari has `AbortSignal.any` only since 17.4. */
export function joined(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal?.aborted) controller.abort(signal.reason)
    signal?.addEventListener('abort', () => controller.abort(signal.reason))
  }
  return controller.signal
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/**
 * Converts an exception of `fetch` into an `ApiError`.
 * @param mayBeDone true for a write that may have reached the server
 */
function failureOf(error: unknown, signal: AbortSignal, mayBeDone: boolean): ApiError {
  if (signal.aborted) return unavailable('aborted', mayBeDone)
  return unavailable(isTimeout(error) ? 'timeout' : 'offline', mayBeDone)
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError'))
    })
  })
}
