import { emit, type LensEvents } from './events'
import { warnOnce } from './warn'

type Problem = LensEvents['problem']

/** Tells the page what is wrong, the first of each kind, call and field; what is left out does not apply. */
export function tellProblem(problem: Pick<Problem, 'kind' | 'reason'> & Partial<Problem>): void {
  const all = { call: null, field: null, status: null, times: null, ...problem }
  if (warnOnce([all.kind, all.call, all.field].join(' '))) emit('problem', all)
}
