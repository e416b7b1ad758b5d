import type { Difference } from './differences'

/**
 * The result of a call. `closed`: refused by a rule of the contract, so there was nothing to compare. `skipped`: not
 * made.
 */
export type State = 'conforms' | 'differs' | 'missing' | 'failed' | 'closed' | 'skipped'

export interface CallReport {
  id: string
  /** 'GET /v2/internal/basket/' */
  call: string
  isAssumed: boolean
  state: State
  differences: Difference[]
  /** The reasons for the state, and what could not be compared. */
  notes: string[]
}

/** A finding about headers, CORS, access to data, or the page. */
export interface Finding {
  text: string
  /** The widgets work, but another setting would be better. */
  isAdvice: boolean
  /** The shop's pages cannot call at all. */
  isBarrier?: boolean
  /** Customers' data can be read, or written, by others. */
  isExposure?: boolean
}

export interface Report {
  url: string
  /** The version of the package, and so of the contract. */
  version: string
  checkedAt: string
  /** Why the check could not be made. */
  stopped?: string
  calls: CallReport[]
  findings: Finding[]
}

export const callsIn = ({ calls }: Report, ...states: State[]) =>
  calls.filter(({ state }) => states.includes(state))
