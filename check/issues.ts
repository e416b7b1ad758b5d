import type { Difference } from './differences'
import { ISLANDS } from './islands'
import type { CallReport, Finding, Report } from './report'

/** The severities of an issue, the worst first. */
export const WEIGHTS = ['exposure', 'purchase', 'section', 'cosmetic'] as const
export type Weight = (typeof WEIGHTS)[number]

/** Something that has to change, on the server or in the contract. */
export interface Issue {
  weight: Weight
  /** Identifies the issue in every report, whatever the number of records and calls that have it. */
  key: string
  text: string
  isAssumed: boolean
  /** 'GET /v2/internal/basket/  getBasket'; undefined for headers and CORS. */
  call?: string
  id?: string
}

/** Calls without which customers cannot find, see, order or pay for anything. */
export const PURCHASE = new Set(
  ['catalogue', 'product', 'basket', 'checkout']
    .flatMap((island) => ISLANDS.get(island) ?? [])
    .concat('getAccountInfo', 'getPaymentTypes')
    // Goods are found without filters.
    .filter((call) => call !== 'getCatalogueParams'),
)

export const wordsOf = ({ field, problem, count }: Difference) =>
  `${field ? `${field}: ` : ''}${problem}${count > 1 ? ` (${count} times)` : ''}`

function issuesOfCall({ id, call, state, isAssumed, differences, notes }: CallReport): Issue[] {
  const weight = PURCHASE.has(id) ? 'purchase' : 'section'
  const isGone = state === 'missing' || state === 'failed'
  const whole: Issue[] = isGone
    ? [{ weight, key: `${id} ${state}`, text: [state as string, ...notes].join(': '), isAssumed, call, id }]
    : []
  return [
    ...whole,
    ...differences.map((difference): Issue => ({
      weight: difference.isCosmetic ? 'cosmetic' : weight,
      key: `${id} ${difference.field} ${difference.problem}`,
      text: wordsOf(difference),
      isAssumed: difference.isAssumed,
      call,
      id,
    })),
  ]
}

const issueOfFinding = ({ text, isBarrier, isExposure }: Finding): Issue => ({
  weight: isExposure ? 'exposure' : isBarrier ? 'purchase' : 'section',
  // The key leaves out the list of calls in brackets.
  key: text.replace(/ \([^()]*\)$/, ''),
  text,
  isAssumed: false,
})

/** Returns everything that has to change, the worst first. */
export function issuesOf({ calls, findings }: Report): Issue[] {
  const all = [
    ...findings.filter(({ isAdvice }) => !isAdvice).map(issueOfFinding),
    ...calls.flatMap(issuesOfCall),
  ]
  return WEIGHTS.flatMap((weight) => all.filter((issue) => issue.weight === weight))
}

/** The issues of an earlier report: their texts by key. */
export type Baseline = Map<string, string>

/** The issues that are new since an earlier report, and the texts of those that are gone. */
export interface Change {
  fresh: Issue[]
  gone: string[]
}

export function changeSince(baseline: Baseline, report: Report): Change {
  const issues = issuesOf(report)
  const keys = new Set(issues.map(({ key }) => key))
  return {
    fresh: issues.filter(({ key }) => !baseline.has(key)),
    gone: [...baseline].filter(([key]) => !keys.has(key)).map(([, text]) => text),
  }
}

/** Returns the issues of a report that was written by `--json`. */
export function baselineOf(json: string): Baseline {
  const { issues } = JSON.parse(json) as { issues: Issue[] }
  return new Map(issues.map(({ key, text, id }) => [key, id === undefined ? text : `${id}: ${text}`]))
}

const EXIT_CODES: Record<Weight, number> = { section: 1, purchase: 3, cosmetic: 4, exposure: 5 }

/**
 * Returns the code of the worst issue; 0 if there is none, 2 if the check was stopped. With a baseline, only new issues
 * count.
 */
export function exitCodeOf(report: Report, change?: Change): number {
  if (report.stopped !== undefined) return 2
  const [worst] = change ? change.fresh : issuesOf(report)
  return worst ? EXIT_CODES[worst.weight] : 0
}
