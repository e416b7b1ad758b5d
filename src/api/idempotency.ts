import { randomKey } from '../domain/randomKey'

/*
 * One intent, one write (contract 5.7). The key of a write stays the same while nobody knows what became of it, so that
 * the server takes a second press for the first.
 */

/** More writes than one customer can leave in doubt. */
const MOST = 100

/** The keys of writes that are under way or in doubt, by what is sent where. */
const open = new Map<string, string>()
/** The last write of an endpoint that was answered. */
const answered = new Map<string, [intent: string, key: string]>()

/** The key to send with a write. */
export function keyFor(intent: string): string {
  const key = open.get(intent) ?? randomKey()
  // Moved to the end of the queue.
  open.delete(intent)
  open.set(intent, key)
  const [oldest] = open.keys()
  if (open.size > MOST && oldest !== undefined) open.delete(oldest)
  return key
}

/** The write was done or refused: another press is a new intent. */
export function onAnswered(endpoint: string, intent: string): void {
  const key = open.get(intent)
  open.delete(intent)
  if (key !== undefined) answered.set(endpoint, [intent, key])
}

/** The answer cannot be read: another press is still the same intent. */
export function onUnreadable(endpoint: string): void {
  const last = answered.get(endpoint)
  if (last) open.set(...last)
}
