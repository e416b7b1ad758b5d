import { emit, type LensEvents } from './events'
import { warnOnce } from './warn'

type Problem = LensEvents['problem']

/**
 * Tells the page what is wrong, the first of each kind, call and field; what is left out does not apply.
 * @param detail for the console alone: the address of a call or a file, what a value should be
 */
export function tellProblem(
  problem: Pick<Problem, 'kind' | 'reason'> & Partial<Problem>,
  detail?: string,
): void {
  const all = { call: null, field: null, status: null, times: null, ...problem }
  const more = [all.status, all.reason, detail].filter(Boolean).join(', ')
  if (warnOnce([all.kind, all.call, all.field].filter(Boolean).join(' '), ` (${more})`)) emit('problem', all)
}
