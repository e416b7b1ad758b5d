import { callsIn, countDifferences, type CallReport, type Report, type State } from './report'
import type { Difference } from './differences'

const titles: [State, string][] = [
  ['failed', 'Failed: no answer that could be compared'],
  ['missing', 'Missing: the server has no such call'],
  ['differs', 'Differs from the contract'],
  ['closed', 'Not compared: refused by a rule of the shop'],
  ['skipped', 'Not asked'],
]

/** Texts of the server must not steer the terminal, nor look like lines of ours: colours, cursor, direction of writing. */
export const printable = (text: string): string =>
  text.replace(
    // eslint-disable-next-line no-control-regex -- these are what is looked for
    /[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What a difference says, for the text and for the page. */
export const wordsOf = ({ field, problem, count }: Difference) =>
  printable(`${field ? `${field}: ` : ''}${problem}${count > 1 ? ` (${count} times)` : ''}`)

/** Whether the shop has shown what differs. */
export const assumedIn = ({ isAssumed }: { isAssumed: boolean }) => (isAssumed ? ' [assumed]' : '')

const linesOf = (call: CallReport): string[] => [
  `  ${call.call}  ${call.id}${assumedIn(call)}`,
  ...call.differences.map((difference) => `    ${wordsOf(difference)}${assumedIn(difference)}`),
  ...call.notes.map((note) => `    ${printable(note)}`),
]

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Which of the calls that the shop has not shown are there. */
export function assumedSummary(report: Report): string {
  const assumed = report.calls.filter(({ isAssumed }) => isAssumed)
  const count = (...states: State[]) => assumed.filter(({ state }) => states.includes(state)).length
  const exist = count('conforms', 'differs', 'closed')
  return `Assumed calls: ${exist} exist, ${count('missing')} missing, ${count('failed', 'skipped')} not known`
}

export function summaryOf(report: Report): string {
  const asked = report.calls.length - callsIn(report, 'skipped').length
  return `${plural(asked, 'call')} asked: ${callsIn(report, 'conforms').length} conform, ${callsIn(report, 'differs').length} differ, ${callsIn(report, 'missing').length} missing, ${callsIn(report, 'failed').length} failed, ${callsIn(report, 'closed').length} refused`
}

/** The report as lines. */
export function textOf(report: Report): string {
  const head = `Lens Widgets ${report.version}: check of ${report.url}`
  if (report.stopped !== undefined) return `${head}\n\n${printable(report.stopped)}\n`
  const hollow = callsIn(report, 'conforms').filter(({ notes }) => notes.length > 0)
  const sections = [
    ...titles.map(([state, title]) => [title, callsIn(report, state)] as const),
    ['Conforms as far as there was something to compare', hollow] as const,
  ]
    .filter(([, calls]) => calls.length > 0)
    .map(([title, calls]) => `${title} (${calls.length})\n${calls.flatMap(linesOf).join('\n')}`)
  const findings = report.findings.map(
    ({ text, isAdvice }) => `  ${isAdvice ? 'advice' : 'wrong'}: ${printable(text)}`,
  )
  const headers = findings.length > 0 ? [`Headers and CORS\n${findings.join('\n')}`] : []
  const end = `${summaryOf(report)}\n${assumedSummary(report)}\n${plural(countDifferences(report), 'difference')}`
  return `${[head, ...sections, ...headers, end].join('\n\n')}\n`
}
