import type { Answer } from './ask'
import type { Operation } from './contract'
import type { Finding } from './report'

/** Directives of Cache-Control, in lower case. */
const directives = (headers: Headers) =>
  (headers.get('Cache-Control') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean)

function cacheFinding({ headers }: Answer): Finding | undefined {
  const given = directives(headers)
  const isKept = given.some((each) => each === 'public' || /^(s-maxage|max-age)=0*[1-9]/.test(each))
  const isPrivate = given.includes('private') || given.includes('no-store')
  if (isKept && !isPrivate)
    return { text: 'Cache-Control lets shared caches keep answers about one customer', isAdvice: false }
  return given.includes('no-store')
    ? undefined
    : { text: 'answers about one customer should say Cache-Control: no-store', isAdvice: true }
}

/** Returns what should be improved in the headers of one answer. */
export function headerFindings({ isOpen }: Operation, answer: Answer, url: string): Finding[] {
  const { headers, body } = answer
  if (body === undefined) return []
  const type = headers.get('Content-Type') ?? 'none'
  const versions = ['Server', 'X-Powered-By'].filter((name) => /\d/.test(headers.get(name) ?? ''))
  const findings: (Finding | false | undefined)[] = [
    !/^application\/json\b/i.test(type) && {
      text: `Content-Type of JSON should be application/json, is ${type.slice(0, 60)}`,
      isAdvice: false,
    },
    !isOpen && cacheFinding(answer),
    headers.get('X-Content-Type-Options')?.toLowerCase() !== 'nosniff' && {
      text: 'answers should say X-Content-Type-Options: nosniff',
      isAdvice: true,
    },
    url.startsWith('https:') &&
      !headers.has('Strict-Transport-Security') && {
        text: 'answers over HTTPS should say Strict-Transport-Security',
        isAdvice: true,
      },
    versions.length > 0 && {
      text: `the version of the server is told by ${versions.join(', ')}`,
      isAdvice: true,
    },
  ]
  return findings.filter((finding): finding is Finding => typeof finding === 'object')
}

/** Findings of all calls: one that several calls share is reported once, with their ids. */
export class Findings {
  readonly #calls = new Map<string, { finding: Finding; ids: Set<string> }>()

  add(id: string, findings: Finding[]) {
    for (const finding of findings) {
      const known = this.#calls.get(finding.text) ?? { finding, ids: new Set<string>() }
      this.#calls.set(finding.text, known)
      known.ids.add(id)
    }
  }

  all(): Finding[] {
    return [...this.#calls.values()].map(({ finding, ids }) => {
      const [first = ''] = ids
      return {
        ...finding,
        text: `${finding.text} (${first}${ids.size > 1 ? ` and ${ids.size - 1} more` : ''})`,
      }
    })
  }
}
