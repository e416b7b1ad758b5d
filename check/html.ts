import { issuesOf, WEIGHTS, wordsOf, type Change, type Issue } from './issues'
import type { CallReport, Report, State } from './report'
import { assumedIn, assumedSummary, changeSummary, printable, summaryOf, weightTitles } from './text'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names and codes come from the server that is checked: none of them is HTML. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const order: State[] = ['failed', 'missing', 'differs', 'closed', 'skipped', 'conforms']

const style = `:root { color-scheme: light dark }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem .6rem; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; overflow-wrap: anywhere }
ul { margin: 0; padding-left: 1.2em }
code { font-size: .9em }
.failed, .missing, .differs { font-weight: 700 }`

const list = (items: string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : ''

const row = (call: CallReport) => `<tr>
<td><code>${escaped(call.call)}</code><br>${escaped(call.id)}${assumedIn(call)}</td>
<td class="${call.state}">${call.state}</td>
<td>${list([
  ...call.differences.map((difference) => printable(wordsOf(difference)) + assumedIn(difference)),
  ...call.notes,
])}</td>
</tr>`

/** Returns the issues by weight, the worst first. */
function weights(issues: Issue[], fresh: Set<string>): string {
  const line = ({ key, id, text }: Issue) =>
    `${fresh.has(key) ? 'new: ' : ''}${id === undefined ? '' : `${id}: `}${printable(text)}`
  return WEIGHTS.map((weight) => issues.filter((issue) => issue.weight === weight))
    .filter(([first]) => first)
    .map(
      (own) => `<h2>${own[0] ? weightTitles[own[0].weight] : ''} (${own.length})</h2>${list(own.map(line))}`,
    )
    .join('\n')
}

function bodyOf(report: Report, change?: Change): string {
  if (report.stopped !== undefined) return `<p>${escaped(report.stopped)}</p>`
  const calls = report.calls.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  const advice = report.findings.filter(({ isAdvice }) => isAdvice).map(({ text }) => text)
  const issues = issuesOf(report)
  return `<p><strong>Differences: ${issues.length}</strong></p>
<p>${summaryOf(report)}<br>${assumedSummary(report)}${change ? `<br>${changeSummary(change)}` : ''}</p>
${weights(issues, new Set(change?.fresh.map(({ key }) => key)))}
${change && change.gone.length > 0 ? `<h2>Gone since the last report</h2>${list(change.gone)}` : ''}
${advice.length > 0 ? `<h2>Advice</h2>${list(advice)}` : ''}
<h2>Calls</h2>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">State</th><th scope="col">What was found</th></tr></thead>
<tbody>
${calls.map(row).join('\n')}
</tbody>
</table>`
}

/** The report as one page that loads nothing. */
export const htmlOf = (report: Report, change?: Change): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Check of ${escaped(report.url)}</title>
<style>
${style}
</style>
</head>
<body>
<h1>Check of ${escaped(report.url)}</h1>
<p>Lens Widgets ${escaped(report.version)}, ${escaped(report.checkedAt)}</p>
${bodyOf(report, change)}
</body>
</html>
`
