import { randomKey } from '../domain/randomKey'

/* Keys that make one write of one intent (contract 5.7). A write keeps its key while its outcome is
   unknown, so that the server recognises a second press. */

/** Maximum number of kept keys: more writes than one customer can leave in doubt. */
const MOST = 100

/** Keys of the writes that are under way or in doubt, by method, address and body. */
const open = new Map<string, string>()
/** Each endpoint's last answered write. */
const answered = new Map<string, [intent: string, key: string]>()

/** Returns the key to send with a write. */
export function keyFor(intent: string): string {
  const key = open.get(intent) ?? randomKey()
  // The key moves to the end of the queue.
  open.delete(intent)
  open.set(intent, key)
  const [oldest] = open.keys()
  if (open.size > MOST && oldest !== undefined) open.delete(oldest)
  return key
}

/** Ends an intent, because the write was done or refused: another press is a new intent. */
export function onAnswered(endpoint: string, intent: string): void {
  const key = open.get(intent)
  open.delete(intent)
  if (key !== undefined) answered.set(endpoint, [intent, key])
}

/**
 * Opens the last intent of an endpoint again, because its answer cannot be read: another press repeats that
 * intent.
 */
export function onUnreadable(endpoint: string): void {
  const last = answered.get(endpoint)
  if (last) open.set(...last)
}
