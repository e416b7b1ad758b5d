import { isDoubtful, unavailable, type ApiError } from '../domain/ApiError'
import { token } from '../host/config'
import { currentCustomer, replaceToken } from '../host/customer'
import { failureOf, inDoubt, isOfSession } from './baseQuery'
import { TIMEOUT } from './early'
import { keyFor, onAnswered } from './idempotency'
import { parseEnvelope } from './parseEnvelope'
import type { RequestArgs } from './request'
import { intentOf, requestBody, requestHeaders, requestUrl } from './request'
import type { Read } from './wire'

/** `onProgress` gets the share sent, 0 to 1. */
export interface UploadOptions {
  signal: AbortSignal
  onProgress: (share: number) => void
}

interface UploadArgs extends RequestArgs {
  body?: Record<string, unknown>
}

interface Transfer {
  file: File
  onProgress: UploadOptions['onProgress']
}

/** Files under way. Neither a file nor a callback belongs into an action: only their key is there. */
const transfers = new Map<string, Transfer>()
let lastKey = 0

/** Starts a mutation whose argument names a transfer, and follows it: progress one way, abort the other. */
export async function startTransfer<T>(
  file: File,
  { signal, onProgress }: UploadOptions,
  start: (transfer: string) => { abort: () => void; unwrap: () => Promise<T> },
): Promise<T> {
  const key = String(++lastKey)
  transfers.set(key, { file, onProgress })
  try {
    const running = start(key)
    const onAbort = () => running.abort()
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    return await running.unwrap().finally(() => signal.removeEventListener('abort', onAbort))
  } finally {
    transfers.delete(key)
  }
}

/**
 * For an endpoint's `queryFn`: sends the file of a transfer as `file` beside the other fields of the body. Like the
 * base query it never throws, and keeps no `meta`.
 */
export async function upload<T>(
  transfer: string | undefined,
  args: UploadArgs,
  read: Read<T>,
  signal: AbortSignal,
): Promise<{ data: T } | { error: ApiError }> {
  const { file, onProgress } = transfers.get(transfer ?? '') ?? {}
  const sent = { ...args, body: { ...args.body, file } }
  const intent = intentOf(sent)
  const result = await ask({ ...sent, key: keyFor(intent) }, read, signal, onProgress)
  if (!('error' in result && isDoubtful(result.error))) onAnswered(args.call.path, intent)
  return result
}

async function ask<T>(
  sent: UploadArgs,
  read: Read<T>,
  signal: AbortSignal,
  onProgress: UploadOptions['onProgress'] | undefined,
): Promise<{ data: T } | { error: ApiError }> {
  const isConnected = navigator.onLine
  try {
    if (signal.aborted) return { error: unavailable('aborted') }
    const customer = currentCustomer()
    const sentWith = token()
    const answer = await send(sent, signal, onProgress)
    if (!('status' in answer))
      return { error: unavailable(answer.kind, answer.kind !== 'aborted' && isConnected) }
    // Whatever it says, it says to somebody else (contract 5.8).
    if (currentCustomer() !== customer) return { error: unavailable('aborted') }
    const result = parseEnvelope(answer.status, answer.text, isOfSession(sentWith))
    if ('data' in result) return readable(result.data, read)
    if (result.newToken !== undefined) replaceToken(result.newToken)
    return { error: inDoubt(result.error, answer.status) }
  } catch (error) {
    return { error: failureOf(error, signal, false) }
  }
}

type Kind = 'aborted' | 'timeout' | 'offline'

function readable<T>(data: unknown, read: Read<T>): { data: T } | { error: ApiError } {
  try {
    return { data: read(data) }
  } catch {
    return { error: unavailable('unavailable', true) }
  }
}

/**
 * `fetch` tells nothing of the bytes that have left. The time-out counts from the last progress (contract 5.5).
 * XMLHttpRequest follows redirects, but to another origin only after that origin has consented to the token's header
 * in a preflight that does not carry it; an answer from another address is refused in any case.
 */
function send(
  args: UploadArgs,
  signal: AbortSignal,
  onProgress: UploadOptions['onProgress'] = () => undefined,
): Promise<{ status: number; text: string } | { kind: Kind }> {
  return new Promise((resolve) => {
    const url = requestUrl(args)
    const request = new XMLHttpRequest()
    request.open(args.call.method, url)
    for (const [name, value] of Object.entries(requestHeaders(args))) request.setRequestHeader(name, value)

    const giveUp = (kind: Kind) => {
      resolve({ kind })
      request.abort()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const isAlive = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, TIMEOUT, 'timeout')
    }
    const onAbort = () => giveUp('aborted')
    signal.addEventListener('abort', onAbort)

    request.upload.onprogress = ({ loaded, total }) => {
      isAlive()
      if (total > 0) onProgress(loaded / total)
    }
    request.onprogress = isAlive
    request.onloadend = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      const arrived = request.status > 0 && request.responseURL === url
      // A promise settles once: an upload that was given up stays given up.
      resolve(arrived ? { status: request.status, text: request.responseText } : { kind: 'offline' })
    }
    isAlive()
    request.send(requestBody(args) ?? null)
  })
}
