import { isRecord } from '../api/isRecord'
import { perCustomer } from '../host/customer/customer'
import { tabChoices } from '../host/customer/drafts'

/**
 * Milliseconds after which a press starts a new intent, and the result of an unanswered one is no longer
 * searched for.
 */
const LIFETIME = 15 * 60_000

/** If the storage is blocked, the intents are kept in memory. */
const keptHere = perCustomer(() => new Map<string, unknown>())

interface Kept<State> {
  /** Time of the last press, in milliseconds. */
  at: number
  state: State
}

/**
 * The state of one intent that takes several calls, such as an order. It lasts from the first press until the
 * intent has ended, over further presses and a reload of the tab. The next press continues it, so that
 * nothing is done twice when an answer is lost and the server does not recognise repeated calls (contract
 * 12.4, 16.5). The key of a single call is kept by `api/idempotency`.
 */
export class OpenIntent<State extends object> {
  /** @param isState validates a stored record, because any script can write to the storage */
  constructor(
    readonly name: string,
    private readonly isState: (found: Partial<Record<keyof State, unknown>>) => boolean,
  ) {}

  /** Returns the state; undefined if no intent has begun or the last one has expired. */
  read(): State | undefined {
    const kept = (tabChoices.read(this.name) ?? keptHere().get(this.name)) as Partial<Kept<State>> | undefined
    const { at, state } = kept ?? {}
    if (typeof at !== 'number' || Date.now() - at > LIFETIME) return undefined
    return isRecord(state) && this.isState(state) ? state : undefined
  }

  keep(state: State): void {
    const kept: Kept<State> = { at: Date.now(), state }
    keptHere().set(this.name, kept)
    tabChoices.write(this.name, { ...kept })
  }

  end(): void {
    keptHere().delete(this.name)
    tabChoices.remove(this.name)
  }
}
