import { codesIn, type Answer, type Fetch } from './ask'
import { isRecord, type Operation } from './contract'
import { corsFindings } from './cors'
import { Findings, headerFindings } from './headers'
import { judge, summed, type Verdict } from './judge'
import type { CallReport, Report } from './report'
import { Server, type Target } from './Server'
import { inOrder, listKey, variantsOf, type Lists } from './variants'
import { tryWrites } from './writes'

export interface Order {
  target: Target
  /** The contract. */
  operations: Operation[]
  version: string
  /** The ids of the calls that are looked at; all, when it is missing. */
  only?: ReadonlySet<string>
  /** Also the writes, on records of its own. */
  hasWrites?: boolean
  fetch?: Fetch
  now?: () => Date
  /** Told of each call that is done. */
  onCall?: (call: CallReport) => void
}

const SESSION_EXPIRED = 8001
const RESTRICTED = 9001

/** Why it makes no sense to go on after the first answer. */
function obstacle({ status, problem, isUnreachable, isPage, body }: Answer, { url, token }: Target) {
  if (isUnreachable) return `No answer from ${url}: ${problem ?? ''}`
  if (isPage && status < 400)
    return `${url} ${problem ?? ''}: is the API behind a login page (https://USER:PASSWORD@… helps with one of the server), or does the URL not name what stands for /api?`
  if (status === 401 && codesIn(body) === undefined)
    return `${url} asks for a password of its own (HTTP 401): give it as https://USER:PASSWORD@…`
  if (isPage && status < 500)
    return `${url} answers HTTP ${status} with a page: does the URL name what stands for /api?`
  const codes = codesIn(body) ?? []
  if (token !== undefined && codes.includes(SESSION_EXPIRED))
    return 'The token is not known or has expired (code 8001): take a new one from pageConfig.token of a signed-in page'
  if (codes.includes(RESTRICTED))
    return 'The account of this token is restricted (code 9001): take the token of another customer'
  return undefined
}

const skipped = (operation: Operation, note: string): CallReport =>
  summed(operation, [{ state: 'skipped', differences: [], notes: [note] }])

class Check {
  readonly #server: Server
  readonly #findings = new Findings()
  readonly #lists: Lists = new Map()

  constructor(private readonly order: Order) {
    this.#server = new Server(order.target, order.fetch ?? fetch)
  }

  async #read(operation: Operation): Promise<CallReport> {
    const verdicts: Verdict[] = []
    for (const { values, isOwn } of variantsOf(operation, this.#lists)) {
      const answer = await this.#server.call(operation, { values })
      verdicts.push(judge(operation, answer, isOwn))
      this.#findings.add(operation.id, headerFindings(operation, answer, this.order.target.url))
      const key = listKey(operation.id, values['type'])
      if (isRecord(answer.body) && !this.#lists.has(key)) this.#lists.set(key, answer.body['data'])
    }
    return summed(operation, verdicts)
  }

  async #reads(operations: Operation[]): Promise<CallReport[]> {
    const { target, onCall } = this.order
    const reports: CallReport[] = []
    for (const operation of inOrder(operations.filter(({ method }) => method === 'GET'))) {
      const isClosed = target.token === undefined && !operation.isOpen
      const report = isClosed ? skipped(operation, 'needs a token') : await this.#read(operation)
      onCall?.(report)
      reports.push(report)
    }
    return reports
  }

  async run(): Promise<Report> {
    const { target, operations, version, only, hasWrites = false, now = () => new Date() } = this.order
    const report: Report = {
      url: target.url,
      version,
      checkedAt: now().toISOString(),
      calls: [],
      findings: [],
    }
    const first = operations.find(
      ({ id }) => id === (target.token === undefined ? 'getCities' : 'getAccountInfo'),
    )
    if (!first) throw new Error('This is not the contract of the widgets')
    const stopped = obstacle(await this.#server.call(first), target)
    if (stopped !== undefined) return { ...report, stopped }
    const asked = operations.filter(({ id }) => only?.has(id) ?? true)
    report.calls.push(...(await this.#reads(asked)))
    if (hasWrites) report.calls.push(...(await tryWrites(this.#server, asked, this.#lists)))
    report.findings.push(...(await corsFindings(this.#server)), ...this.#findings.all())
    return report
  }
}

/** Calls the reads of the contract on a server, and holds each answer against it. */
export const check = (order: Order): Promise<Report> => new Check(order).run()
