import { issuesOf, WEIGHTS, type Change, type Issue, type Weight } from './issues'
import { callsIn, type CallReport, type Report, type State } from './report'

export const weightTitles: Record<Weight, string> = {
  exposure: 'Gives a customer’s data to others, or lets others write',
  purchase: 'Stops a purchase',
  section: 'Breaks a section, or is not safe',
  cosmetic: 'Cosmetic: the widgets can read it',
}

/** Escapes control characters: texts of the server must not steer the terminal or look like lines of the report. */
export const printable = (text: string): string =>
  text.replace(
    // eslint-disable-next-line no-control-regex -- these are what is looked for
    /[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Marks what the contract only assumes, because the shop has not shown it. */
export const assumedIn = ({ isAssumed }: { isAssumed: boolean }) => (isAssumed ? ' [assumed]' : '')

const headingOf = (call: CallReport) => `  ${call.call}  ${call.id}${assumedIn(call)}`

const linesOf = (call: CallReport): string[] => [
  headingOf(call),
  ...call.notes.map((note) => `    ${printable(note)}`),
]

/** Returns the issues of one weight: headers first, then call by call. */
function linesOfWeight(report: Report, issues: Issue[], isNew: (issue: Issue) => boolean): string[] {
  const line = (issue: Issue, indent: string) =>
    `${indent}${isNew(issue) ? 'new: ' : ''}${printable(issue.text)}${assumedIn(issue)}`
  return [
    ...issues.filter(({ id }) => id === undefined).map((issue) => line(issue, '  ')),
    ...report.calls.flatMap((call) => {
      const own = issues.filter(({ id }) => id === call.id)
      const notes = call.state === 'differs' ? call.notes : []
      return own.length === 0
        ? []
        : [
            headingOf(call),
            ...own.map((issue) => line(issue, '    ')),
            ...notes.map((note) => `    ${printable(note)}`),
          ]
    }),
  ]
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Counts the assumed calls that the server has and those that it lacks. */
export function assumedSummary(report: Report): string {
  const assumed = report.calls.filter(({ isAssumed }) => isAssumed)
  const count = (...states: State[]) => assumed.filter(({ state }) => states.includes(state)).length
  const known = count('conforms', 'differs', 'closed')
  return `Assumed calls: found ${known}, missing ${count('missing')}, not known ${count('failed', 'skipped')}`
}

export function summaryOf(report: Report): string {
  const asked = report.calls.length - callsIn(report, 'skipped').length
  const count = (state: State) => callsIn(report, state).length
  return `${plural(asked, 'call')} asked. As in the contract: ${count('conforms')}, different: ${count('differs')}, missing: ${count('missing')}, failed: ${count('failed')}, refused: ${count('closed')}`
}

export const changeSummary = ({ fresh, gone }: Change) =>
  `Since the last report: ${fresh.length} new, ${gone.length} gone`

/** Names the number of untried writes: a report without differences says nothing about them. */
function untriedWrites(report: Report): string {
  const count = callsIn(report, 'skipped').filter(({ call }) => !call.startsWith('GET')).length
  return count > 0 ? `; ${plural(count, 'write')} not tried` : ''
}

const section = (title: string, lines: string[], count = lines.length) =>
  count > 0 ? [`${title} (${count})\n${lines.join('\n')}`] : []

function callsSection(title: string, calls: CallReport[]) {
  return section(title, calls.flatMap(linesOf), calls.length)
}

/** Groups calls with the same notes, which are printed once. */
function linesByNote(calls: CallReport[]): string[] {
  const byNote = new Map<string, string[]>()
  for (const { id, notes } of calls) {
    const note = notes.join('; ')
    byNote.set(note, [...(byNote.get(note) ?? []), id])
  }
  return [...byNote].map(([note, ids]) => `  ${printable(note)} (${ids.length}): ${ids.join(', ')}`)
}

/** Returns the report as text, the worst first. */
export function textOf(report: Report, change?: Change): string {
  const head = `Lens Widgets ${report.version}: check of ${report.url}`
  if (report.stopped !== undefined) return `${head}\n\n${printable(report.stopped)}\n`
  const issues = issuesOf(report)
  const fresh = new Set(change?.fresh.map(({ key }) => key))
  const sections = [
    ...WEIGHTS.flatMap((weight) => {
      const own = issues.filter((issue) => issue.weight === weight)
      const lines = linesOfWeight(report, own, ({ key }) => fresh.has(key))
      return section(weightTitles[weight], lines, own.length)
    }),
    ...section(
      'Gone since the last report',
      (change?.gone ?? []).map((text) => `  ${printable(text)}`),
    ),
    ...section(
      'Advice',
      report.findings.filter(({ isAdvice }) => isAdvice).map(({ text }) => `  ${printable(text)}`),
    ),
    ...callsSection('Not compared: refused by a rule of the shop', callsIn(report, 'closed')),
    ...section('Not asked', linesByNote(callsIn(report, 'skipped')), callsIn(report, 'skipped').length),
    ...callsSection(
      'As in the contract, as far as there was something to compare',
      callsIn(report, 'conforms').filter(({ notes }) => notes.length > 0),
    ),
  ]
  const end = [
    summaryOf(report),
    assumedSummary(report),
    ...(change ? [changeSummary(change)] : []),
    plural(issues.length, 'difference') + untriedWrites(report),
  ].join('\n')
  return `${[head, ...sections, end].join('\n\n')}\n`
}
