import { isDoubtful, unavailable, type ApiError } from '../domain/ApiError'
import { randomKey } from '../domain/randomKey'
import { isFoundDone } from '../domain/wasDone'
import { perCustomer } from '../host/customer/customer'

/*
 * Keys that identify the writes of one intent (contract 5.7). A write keeps its key while its outcome is
 * unknown, so that the server recognises a second press.
 */

/** Maximum number of stored keys: one customer cannot leave that many writes in doubt. */
const MOST = 100

/** What a write changes, where an equal write may be another intent. */
export interface Change {
  /** The setting that it changes; see `keyFor`. */
  sets?: string
  /** The kind of record that it adds, such as 'address'. */
  adds?: string
  /** The kind of record that it removes: an equal one that is added later is another. */
  removes?: string
}

interface Open extends Pick<Change, 'adds'> {
  key: string
  /** It was sent at least once, without an answer. */
  isInDoubt: boolean
}

const writes = perCustomer(() => ({
  /** Writes that are pending or in doubt, by method, address and body. */
  open: new Map<string, Open>(),
  /** The last answered write of each endpoint. */
  answered: new Map<string, [intent: string, key: string]>(),
  /** The last write of each setting. */
  latest: new Map<string, string>(),
}))

const NEW = 'new '

/**
 * Names a write that creates a record and also selects it, such as an address of an order. It is another
 * value of the setting and a separate intent: the setting's known value does not tell whether the record was
 * created.
 */
export const newAnd = (setting: string): string => NEW + setting

/**
 * Returns the key to send with a write.
 * @param setting names a value that can be changed and changed back ('place', 'reminder 5'): after another
 * value the same one is a new intent. A line of the basket is one too: if it is added, removed and added
 * again, it is added twice.
 */
export function keyFor(intent: string, setting?: string): string {
  const { open, latest } = writes()
  if (setting?.startsWith(NEW)) latest.set(setting.slice(NEW.length), '')
  else if (setting !== undefined) {
    if (latest.get(setting) !== intent) open.delete(intent)
    latest.set(setting, intent)
  }
  const known = open.get(intent)
  const write = known && !isFoundDone(known.key) ? known : { key: randomKey(), isInDoubt: false }
  // The intent moves to the end of the queue.
  open.delete(intent)
  open.set(intent, write)
  const [oldest] = open.keys()
  if (open.size > MOST && oldest !== undefined) open.delete(oldest)
  return write.key
}

/** Gives an intent a new key: the server has answered the old one and would only repeat that answer. */
export function renewKey(intent: string): string {
  writes().open.delete(intent)
  return keyFor(intent)
}

/**
 * Sends a write with the key of its intent and records its outcome.
 * @param endpoint the name that `onUnreadable` may receive later
 * @param change `removes` ends the writes in doubt that add such records: the customer has seen what became of them
 */
export async function sendKeyed<Result extends { error?: ApiError | undefined }>(
  endpoint: string,
  intent: string,
  { sets, adds, removes }: Change,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const own = writes()
  const { open } = own
  const key = keyFor(intent, sets)
  const write = open.get(intent)
  if (write && adds !== undefined) write.adds = adds
  if (removes !== undefined) for (const [other, added] of open) if (added.adds === removes) open.delete(other)
  const result = await send(key)
  // The next customer may have started an equal write.
  if (writes() === own) onOutcome(endpoint, intent, result.error)
  return result.error && isDoubtful(result.error) ? { ...result, error: withKey(result.error, key) } : result
}

/**
 * Records the outcome of a write. A refusal ends its intent too, unless the write was in doubt before: then
 * it says nothing about the first request.
 */
export function onOutcome(endpoint: string, intent: string, error: ApiError | undefined): void {
  const write = writes().open.get(intent)
  if (write && isDoubtful(error)) write.isInDoubt = true
  else if (!error || !write?.isInDoubt) onAnswered(endpoint, intent)
}

/** Ends the last intent of each setting with this prefix, because its value is known now. */
export function endIntentsOf(begin: string): void {
  const { open, latest } = writes()
  for (const [setting, intent] of latest) if (setting.startsWith(begin)) open.delete(intent)
}

/** Ends an intent whose write is known to be done: another press is a new intent. */
export function onAnswered(endpoint: string, intent: string): void {
  const { open, answered } = writes()
  const write = open.get(intent)
  open.delete(intent)
  if (write) answered.set(endpoint, [intent, write.key])
}

/**
 * Reopens the last intent of an endpoint whose answer is unreadable: another press repeats that intent. Returns
 * the failure of that write.
 */
export function onUnreadable(endpoint: string): ApiError {
  const { open, answered } = writes()
  const [intent, key] = answered.get(endpoint) ?? []
  const failure = unavailable('unavailable', true)
  if (intent === undefined || key === undefined) return failure
  open.set(intent, { key, isInDoubt: true })
  return withKey(failure, key)
}

const withKey = (failure: ApiError, key: string): ApiError => Object.assign({ ...failure }, { key })
