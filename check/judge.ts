import { codesIn, type Answer } from './ask'
import { isRecord, type Operation } from './contract'
import { differencesOf, together, type Difference } from './differences'
import type { CallReport, State } from './report'

export type Verdict = Pick<CallReport, 'state' | 'differences' | 'notes'>

const SESSION_EXPIRED = 8001

const said = (state: State, ...notes: string[]): Verdict => ({ state, differences: [], notes })

/** Names the empty lists, whose records cannot be compared with the contract. */
function emptyIn(data: unknown): string[] {
  if (data === null) return ['nothing to compare: data is null']
  if (!isRecord(data)) return []
  const empty = Object.keys(data).filter((key) => Array.isArray(data[key]) && data[key].length === 0)
  return empty.length > 0 ? [`nothing to compare in: ${empty.join(', ')}`] : []
}

const differing = (differences: Difference[], ...notes: string[]): Verdict => ({
  state: differences.length > 0 ? 'differs' : 'conforms',
  differences,
  notes,
})

const whole = (problem: string): Difference => ({ field: '', problem, count: 1, isAssumed: false })

/** 404 means that there is no such record, or no such call. */
function notFound(operation: Operation, { status, body }: Answer, isOwn: boolean): Verdict {
  if (!operation.answers.has(404) || codesIn(body) === undefined)
    return said('missing', `HTTP ${status}: the server has no such call`)
  if (isOwn) return differing([whole('answers 404 to an id of its own list')])
  return said('closed', 'HTTP 404: no record to ask for')
}

/** A refusal may come with 200 and 400 too, whatever the call (contract 6.2). */
function refused(operation: Operation, { status, body }: Answer, codes: number[]): Verdict {
  const schema = status === 200 ? undefined : operation.answers.get(status)
  const failure = schema ?? operation.answers.get(401)
  const differences = failure ? differencesOf(failure, body) : []
  if (!schema && status !== 200 && status !== 400)
    differences.unshift(whole(`HTTP ${status}, which the contract does not name`))
  const reason = codes.includes(SESSION_EXPIRED) ? 'asks for a session' : `refused with HTTP ${status}`
  const note = `${reason}, code ${codes.join(', ') || 'none'}`
  return differences.length > 0 ? differing(differences, note) : said('closed', note)
}

/** Compares an answer with the contract. */
export function judge(operation: Operation, answer: Answer, isOwn: boolean): Verdict {
  const { status, body, problem, isUnreachable } = answer
  if (isUnreachable) return said('failed', problem ?? '')
  if (status === 429) return said('closed', 'HTTP 429: too many requests')
  if (status === 404) return notFound(operation, answer, isOwn)
  if (status === 405 || status === 501) return said('missing', `HTTP ${status}: the server has no such call`)
  if (problem !== undefined) return said('failed', problem)
  if (status >= 500) return said('failed', `HTTP ${status}`)
  const codes = codesIn(body)
  if (codes) return refused(operation, answer, codes)
  const schema = operation.answers.get(status)
  if (!schema) return said('failed', `HTTP ${status}, which the contract does not name`)
  return differing(differencesOf(schema, body), ...(isRecord(body) ? emptyIn(body['data']) : []))
}

const gravity: State[] = ['failed', 'missing', 'differs', 'conforms', 'closed', 'skipped']

/** Returns the report of a call: the most serious of its variants' states, and all differences. */
export function summed(operation: Operation, verdicts: Verdict[]): CallReport {
  const [state = 'skipped'] = gravity.filter((each) => verdicts.some((verdict) => verdict.state === each))
  return {
    id: operation.id,
    call: `${operation.method} ${operation.path}`,
    isAssumed: operation.isAssumed,
    state,
    differences: together(verdicts.flatMap(({ differences }) => differences)),
    notes: [...new Set(verdicts.flatMap(({ notes }) => notes))],
  }
}
