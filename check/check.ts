import { codesIn, type Answer, type Fetch } from './ask'
import { isRecord, type Operation } from './contract'
import { corsFindings } from './cors'
import { Findings, headerFindings } from './headers'
import { judge, summed, type Verdict } from './judge'
import { pageFindings } from './page'
import { notTried, openReads, probeWrites } from './openness'
import type { CallReport, Report } from './report'
import { Server, type Target } from './Server'
import { bodyOf, inOrder, isRead, listKey, variantsOf, type Lists } from './variants'
import { tryWrites } from './writes'

export interface Order {
  target: Target
  operations: Operation[]
  version: string
  /** Ids of the calls to check; all calls if undefined. */
  only?: ReadonlySet<string>
  /** A page of the shop that has widgets. */
  page?: string | undefined
  /** Whether to try writes too, on records that the check itself creates. */
  hasWrites?: boolean
  fetch?: Fetch
  now?: () => Date
  /** Is called after each read. */
  onCall?: (call: CallReport) => void
}

const SESSION_EXPIRED = 8001
const RESTRICTED = 9001

/** Returns why the check stops after the first answer; undefined if it can go on. */
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

/** Returns what the command line lacks for this call; undefined if it can be made. */
function lackingFor({ method, isOpen, isForGuests }: Operation, { token, csrf }: Target): string | undefined {
  if (token === undefined && !isOpen && !isForGuests) return 'needs a token'
  return method !== 'GET' && csrf === undefined ? 'needs --csrf' : undefined
}

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
      const answer = await this.#server.call(operation, { values, ...bodyOf(operation) })
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
    for (const operation of inOrder(operations.filter(isRead))) {
      const lacking = lackingFor(operation, target)
      const report = lacking === undefined ? await this.#read(operation) : notTried(operation, lacking)
      onCall?.(report)
      reports.push(report)
    }
    return reports
  }

  async #writes({ calls, findings }: Report, operations: Operation[]) {
    const tried = this.order.hasWrites
      ? await tryWrites(this.#server, operations, this.#lists)
      : { calls: [], findings: [] }
    const known = new Set([...calls, ...tried.calls].map(({ id }) => id))
    const rest = operations.filter(({ id }) => !known.has(id))
    const probed = this.order.hasWrites
      ? await probeWrites(this.#server, rest)
      : { calls: rest.map((operation) => notTried(operation, 'a write: not tried')), findings: [] }
    calls.push(...tried.calls, ...probed.calls)
    findings.push(...tried.findings, ...probed.findings)
  }

  async run(): Promise<Report> {
    const { target, operations, version, only, now = () => new Date() } = this.order
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
    report.findings.push(...(await openReads(this.#server, asked, this.#lists)))
    await this.#writes(report, asked)
    report.findings.push(...(await corsFindings(this.#server)), ...this.#findings.all())
    const { page, fetch: own = fetch } = this.order
    if (page !== undefined) report.findings.push(...(await pageFindings(own, page, target.url)))
    return report
  }
}

/** Calls the reads of the contract on a server, and compares each answer with it. */
export const check = (order: Order): Promise<Report> => new Check(order).run()
