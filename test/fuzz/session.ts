import { listen, NOW } from './page'
import { setImmediate } from 'node:timers/promises'
import { act } from '@testing-library/react'
import { api } from '../../src/api/api'
import { checkCustomer } from '../../src/host/customer/customer'
import { dialogClosed } from '../../src/store/dialogs'
import { store } from '../../src/store/store'
import { FuzzedShop, type Delivery, type Exception } from './fuzzedShop'

/** More turns than anything needs to settle. */
const MAX_TURNS = 200
/** Turns without anything under way; each lasts milliseconds, together as long as a search waits for its next letter. */
const REST = 3
const TURN = 100

/** The result of one visit. */
export interface Report {
  /** Operations, one for each call. */
  asked: string[]
  /** The answers that were broken. */
  delivered: Delivery[]
  /** The faults, each with the step after which it was found. */
  faults: string[]
  /** The steps of the visit, in words. */
  steps: string[]
}

/** A customer with a separate shop, without traces of the previous one. */
export class Session {
  readonly steps: string[] = []
  readonly shop: FuzzedShop
  private readonly faults = new Set<string>()
  private readonly stopListening: () => void

  /** @param share how likely an answer of an operation is to be broken */
  constructor(seed: number, scenario: string, share: (operation: string) => number, exception?: Exception) {
    this.shop = new FuzzedShop(seed, share, NOW, exception)
    jest.setSystemTime(NOW)
    Object.assign(globalThis, { fetch: this.shop.fetch })
    window.pageConfig = { token: `${scenario}.fuzz`, csrfToken: 'csrf' }
    // The customer before is forgotten now, not in the middle of the first call.
    checkCustomer()
    this.stopListening = listen(this.onFault)
  }

  readonly onFault = (fault: string) => void this.faults.add(`${fault}\n    after: ${this.steps.at(-1)}`)

  /** Waits until no request is pending, and delayed work is done. */
  async rest(): Promise<void> {
    for (let turn = 0, rest = 0; rest < REST; turn++) {
      if (turn === MAX_TURNS) throw new Error('it does not come to rest')
      await act(async () => {
        jest.advanceTimersByTime(TURN)
        await setImmediate()
      })
      rest = this.isBusy() ? 0 : rest + 1
    }
  }

  private isBusy(): boolean {
    const { queries, mutations } = store.getState().api
    const calls = [...Object.values(queries), ...Object.values(mutations)]
    return this.shop.underWay > 0 || calls.some((call) => String(call?.status) === 'pending')
  }

  async end(): Promise<Report> {
    sessionStorage.clear()
    store.getState().dialogs.forEach(({ id }) => store.dispatch(dialogClosed(id)))
    store.dispatch(api.util.resetApiState())
    await setImmediate()
    jest.runOnlyPendingTimers()
    jest.clearAllTimers()
    this.stopListening()
    const { asked, delivered } = this.shop
    return { asked, delivered, faults: [...this.faults], steps: this.steps }
  }
}
