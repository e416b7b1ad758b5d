import { emit, type LensEvents } from './events'
import { warnOnce } from './warn'

type Problem = LensEvents['problem']

/**
 * Tells the page of a problem, once for each kind, call and field; fields that do not apply are omitted.
 * @param detail for the console only: the address of a call or a file, or the expected value
 */
export function tellProblem(
  problem: Pick<Problem, 'kind' | 'reason'> & Partial<Problem>,
  detail?: string,
): void {
  const all = { call: null, field: null, status: null, times: null, ...problem }
  const more = [all.status, all.reason, detail].filter(Boolean).join(', ')
  if (warnOnce([all.kind, all.call, all.field].filter(Boolean).join(' '), ` (${more})`)) emit('problem', all)
}
