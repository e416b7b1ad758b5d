import { isDoubtful, type ApiError } from '../domain/ApiError'
import { randomKey } from '../domain/randomKey'
import { perCustomer } from '../host/customer/customer'

/* Keys that make one write of one intent (contract 5.7). A write keeps its key while its outcome is
   unknown, so that the server recognises a second press. */

/** Maximum number of kept keys: more writes than one customer can leave in doubt. */
const MOST = 100

interface Open {
  key: string
  /** It was sent once already, without an answer. */
  isInDoubt: boolean
}

const writes = perCustomer(() => ({
  /** Those under way or in doubt, by method, address and body. */
  open: new Map<string, Open>(),
  /** The last answered one of each endpoint. */
  answered: new Map<string, [intent: string, key: string]>(),
  /** The last one of each setting. */
  latest: new Map<string, string>(),
}))

const NEW = 'new '

/**
 * Names a write that makes something new and sets it in one, as an address that is chosen with its saving. It is another
 * value of the setting, and an intent of its own: what the setting is known to be does not tell whether it was made.
 */
export const newAnd = (setting: string): string => NEW + setting

/**
 * Returns the key to send with a write.
 * @param setting what it sets to one value and back ('place', 'reminder 5'): the same value is another intent once there
 * was another. A line of the basket, too: what is added, taken out and added again is added twice.
 */
export function keyFor(intent: string, setting?: string): string {
  const { open, latest } = writes()
  if (setting?.startsWith(NEW)) latest.set(setting.slice(NEW.length), '')
  else if (setting !== undefined) {
    if (latest.get(setting) !== intent) open.delete(intent)
    latest.set(setting, intent)
  }
  const write = open.get(intent) ?? { key: randomKey(), isInDoubt: false }
  // It moves to the end of the queue.
  open.delete(intent)
  open.set(intent, write)
  const [oldest] = open.keys()
  if (open.size > MOST && oldest !== undefined) open.delete(oldest)
  return write.key
}

/** Gives the write of an intent another key: the server has answered the one before, and would only say so again. */
export function renewKey(intent: string): string {
  writes().open.delete(intent)
  return keyFor(intent)
}

/**
 * Sends a write with the key of its intent, and takes note of how it has ended.
 * @param endpoint what `onUnreadable` may name later
 */
export async function sendKeyed<Result extends { error?: ApiError | undefined }>(
  endpoint: string,
  intent: string,
  setting: string | undefined,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const own = writes()
  const result = await send(keyFor(intent, setting))
  // The next customer may have begun the same.
  if (writes() === own) onOutcome(endpoint, intent, result.error)
  return result
}

/**
 * Takes note of how a write has ended. A refusal ends its intent, too, unless it was in doubt before: then it says
 * nothing of what was sent first.
 */
export function onOutcome(endpoint: string, intent: string, error: ApiError | undefined): void {
  const write = writes().open.get(intent)
  // A stopped upload may have arrived.
  if (write && (isDoubtful(error) || error?.kind === 'aborted')) write.isInDoubt = true
  else if (!error || !write?.isInDoubt) onAnswered(endpoint, intent)
}

/** Ends the last intent of each setting whose name begins so, because it is known what it is now. */
export function endIntentsOf(begin: string): void {
  const { open, latest } = writes()
  for (const [setting, intent] of latest) if (setting.startsWith(begin)) open.delete(intent)
}

/** Ends an intent, because the write is known to be done: another press is a new intent. */
export function onAnswered(endpoint: string, intent: string): void {
  const { open, answered } = writes()
  const write = open.get(intent)
  open.delete(intent)
  if (write) answered.set(endpoint, [intent, write.key])
}

/**
 * Opens the last intent of an endpoint again, because its answer cannot be read: another press repeats that
 * intent.
 */
export function onUnreadable(endpoint: string): void {
  const { open, answered } = writes()
  const [intent, key] = answered.get(endpoint) ?? []
  if (intent !== undefined && key !== undefined) open.set(intent, { key, isInDoubt: true })
}
