import { isDoubtful, type ApiError } from '../domain/ApiError'
import { randomKey } from '../domain/randomKey'

/* Keys that make one write of one intent (contract 5.7). A write keeps its key while its outcome is
   unknown, so that the server recognises a second press. */

/** What can be set to one value and back: the same value is another intent once there was another. */
export type Setting = 'place' | 'recipient'

/** Maximum number of kept keys: more writes than one customer can leave in doubt. */
const MOST = 100

/** Keys of the writes that are under way or in doubt, by method, address and body. */
const open = new Map<string, string>()
/** Those of them that were sent once already, without an answer. */
const inDoubt = new Set<string>()
/** Each endpoint's last answered write. */
const answered = new Map<string, [intent: string, key: string]>()
/** The last write of each setting. */
const latest = new Map<Setting, string>()

/** Returns the key to send with a write. */
export function keyFor(intent: string, setting?: Setting): string {
  if (setting !== undefined) {
    if (latest.get(setting) !== intent) end(intent)
    latest.set(setting, intent)
  }
  const key = open.get(intent) ?? randomKey()
  // The key moves to the end of the queue.
  open.delete(intent)
  open.set(intent, key)
  const [oldest] = open.keys()
  if (open.size > MOST && oldest !== undefined) end(oldest)
  return key
}

/**
 * Takes note of how a write has ended. A refusal ends its intent, too, unless it was in doubt before: then it says
 * nothing of what was sent first.
 */
export function onOutcome(endpoint: string, intent: string, error: ApiError | undefined): void {
  // A stopped upload may have arrived.
  if (isDoubtful(error) || error?.kind === 'aborted') inDoubt.add(intent)
  else if (!error || !inDoubt.has(intent)) onAnswered(endpoint, intent)
}

/** Ends the last intent of a setting, because it has been read what it is now. */
export function onSettingRead(setting: Setting): void {
  end(latest.get(setting) ?? '')
}

function end(intent: string): void {
  open.delete(intent)
  inDoubt.delete(intent)
}

/** Ends an intent, because the write is known to be done: another press is a new intent. */
export function onAnswered(endpoint: string, intent: string): void {
  const key = open.get(intent)
  end(intent)
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
