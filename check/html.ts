import { countDifferences, type CallReport, type Report, type State } from './report'
import { assumedIn, assumedSummary, summaryOf, wordsOf } from './text'

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
  ...call.differences.map((difference) => wordsOf(difference) + assumedIn(difference)),
  ...call.notes,
])}</td>
</tr>`

function bodyOf(report: Report): string {
  if (report.stopped !== undefined) return `<p>${escaped(report.stopped)}</p>`
  const calls = report.calls.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  const findings = report.findings.map(({ text, isAdvice }) => `${isAdvice ? 'advice' : 'wrong'}: ${text}`)
  return `<p><strong>Differences: ${countDifferences(report)}</strong></p>
<p>${summaryOf(report)}<br>${assumedSummary(report)}</p>
${findings.length > 0 ? `<h2>Headers and CORS</h2>${list(findings)}` : ''}
<h2>Calls</h2>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">State</th><th scope="col">What was found</th></tr></thead>
<tbody>
${calls.map(row).join('\n')}
</tbody>
</table>`
}

/** The report as one page that loads nothing. */
export const htmlOf = (report: Report): string => `<!doctype html>
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
${bodyOf(report)}
</body>
</html>
`
