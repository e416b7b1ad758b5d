import type { Difference } from './differences'

/**
 * What became of a call. `closed`: refused by a rule that the contract knows, so there was nothing to compare.
 * `skipped`: not asked.
 */
export type State = 'conforms' | 'differs' | 'missing' | 'failed' | 'closed' | 'skipped'

export interface CallReport {
  id: string
  /** 'GET /v2/internal/basket/' */
  call: string
  isAssumed: boolean
  state: State
  differences: Difference[]
  /** Why it is so, and what was not there to compare. */
  notes: string[]
}

/** What is said of headers and of CORS. */
export interface Finding {
  text: string
  /** Better otherwise, but the widgets work. */
  isAdvice: boolean
  /** The shop's pages cannot call at all. */
  isBarrier?: boolean
  /** Data of a customer are given to others, or others may write. */
  isExposure?: boolean
}

export interface Report {
  url: string
  /** Of the package, and with it of the contract. */
  version: string
  checkedAt: string
  /** Why the check could not be made. */
  stopped?: string
  calls: CallReport[]
  findings: Finding[]
}

export const callsIn = ({ calls }: Report, ...states: State[]) =>
  calls.filter(({ state }) => states.includes(state))
