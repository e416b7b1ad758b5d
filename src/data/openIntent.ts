import { perCustomer } from '../host/customer/customer'
import { tabChoices } from '../host/customer/drafts'

/** Milliseconds after which a press is another intent, and what an unanswered one has made is not looked for. */
const LIFETIME = 15 * 60_000

/** The storage may be closed; the page itself keeps what it has begun. */
const keptHere = perCustomer(() => new Map<string, unknown>())

interface Kept<State> {
  /** Milliseconds, of the last press. */
  at: number
  state: State
}

/**
 * What is known of one intent that takes several calls, such as an order: from its first press until it is known to have
 * ended, over further presses and over a reload of the tab. The next press goes on with it, so that nothing is done twice
 * where an answer is lost and the server recognises no repeated call (contract 12.4, 16.5). The key of a single call is
 * kept by `api/idempotency`.
 */
export class OpenIntent<State extends object> {
  /** @param isState tells whether a kept record can be read; anybody may write into the storage of a page */
  constructor(
    readonly name: string,
    private readonly isState: (found: Partial<Record<keyof State, unknown>>) => boolean,
  ) {}

  /** Returns what is known; undefined where nothing has begun, or so long ago that it is over. */
  read(): State | undefined {
    const kept = (tabChoices.read(this.name) ?? keptHere().get(this.name)) as Partial<Kept<State>> | undefined
    const { at, state } = kept ?? {}
    if (typeof at !== 'number' || Date.now() - at > LIFETIME) return undefined
    return typeof state === 'object' && this.isState(state) ? state : undefined
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
