import { ask, joined } from './baseQuery'
import { TIMEOUT } from './early'
import { sendKeyed, type Change } from './idempotency'
import type { RequestArgs } from './request'
import { intentOf } from './request'
import { readable, type Answer } from './plainCall'
import type { Read } from './wire'

/** Bytes per millisecond of the slowest connection that an upload waits for. */
const SLOWEST = 20

export interface UploadOptions {
  signal: AbortSignal
}

interface UploadArgs extends RequestArgs, Change {
  body?: Record<string, unknown>
}

interface Transfer {
  file?: File
  /** Stops the request. The mutation itself goes on: the file may have arrived, so its data are read again. */
  stop?: AbortSignal
}

/** Files being sent, by key. An action holds only the key, because a file is not serialisable. */
const transfers = new Map<string, Transfer>()
let lastKey = 0

/** Starts a mutation whose argument names a transfer. */
export async function startTransfer<T>(
  file: File,
  { signal: stop }: UploadOptions,
  start: (transfer: string) => { unwrap: () => Promise<T> },
): Promise<T> {
  const key = String(++lastKey)
  transfers.set(key, { file, stop })
  try {
    return await start(key).unwrap()
  } finally {
    transfers.delete(key)
  }
}

/**
 * Sends the file of a transfer as `file` beside the other fields of the body; for an endpoint's `queryFn`.
 * Like every write it uses `fetch`: XMLHttpRequest would report progress, but it follows redirects with the
 * token (contract 5.4). Instead of progress, the timeout allows for a slow connection.
 */
export async function upload<T>(
  transfer: string | undefined,
  args: UploadArgs,
  read: Read<T>,
  signal: AbortSignal,
): Promise<Answer<T>> {
  const { file, stop }: Transfer = transfers.get(transfer ?? '') ?? {}
  const sent = { ...args, body: { ...args.body, file } }
  const timeout = TIMEOUT + Math.ceil((file?.size ?? 0) / SLOWEST)
  return sendKeyed(args.call.path, intentOf(sent), args, async (key): Promise<Answer<T>> => {
    const { data, error } = await ask({ ...sent, key, timeout }, joined(signal, stop), true)
    return error ? { error } : readable(data, read, true)
  })
}
