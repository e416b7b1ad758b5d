import type { Difference } from './differences'
import { ISLANDS } from './islands'
import type { CallReport, Finding, Report } from './report'

/** How bad it is, the worst first. */
export const WEIGHTS = ['exposure', 'purchase', 'section', 'cosmetic'] as const
export type Weight = (typeof WEIGHTS)[number]

/** Something that has to change, on the server or in the contract. */
export interface Issue {
  weight: Weight
  /** The same in another report, however often it is so and of how many calls. */
  key: string
  text: string
  isAssumed: boolean
  /** 'GET /v2/internal/basket/  getBasket'; none for headers and CORS. */
  call?: string
  id?: string
}

/** Without these calls nobody finds, sees, orders or pays anything. */
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
  // Without the calls of which it is so.
  key: text.replace(/ \([^()]*\)$/, ''),
  text,
  isAssumed: false,
})

/** Everything that has to change, what stops a purchase first. */
export function issuesOf({ calls, findings }: Report): Issue[] {
  const all = [
    ...findings.filter(({ isAdvice }) => !isAdvice).map(issueOfFinding),
    ...calls.flatMap(issuesOfCall),
  ]
  return WEIGHTS.flatMap((weight) => all.filter((issue) => issue.weight === weight))
}

/** What an earlier report said, by the keys of its issues. */
export type Baseline = Map<string, string>

/** What is new since an earlier report, and what it said that is no longer so. */
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

/** The report that `--json` has written, with its issues. */
export function baselineOf(json: string): Baseline {
  const { issues } = JSON.parse(json) as { issues: Issue[] }
  return new Map(issues.map(({ key, text, id }) => [key, id === undefined ? text : `${id}: ${text}`]))
}

const EXIT_CODES: Record<Weight, number> = { section: 1, purchase: 3, cosmetic: 4, exposure: 5 }

/** By the worst issue; 0: there is none, 2: the check could not be made. With a baseline only what is new counts. */
export function exitCodeOf(report: Report, change?: Change): number {
  if (report.stopped !== undefined) return 2
  const [worst] = change ? change.fresh : issuesOf(report)
  return worst ? EXIT_CODES[worst.weight] : 0
}
