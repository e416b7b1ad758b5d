import { Refusal } from './http/refusal'
import { scenarioOf } from './scenarios'
import type { IolRecord } from './seed/specialist/iol'
import type { SpecialistRecords } from './specialist'
import type { AgedTokenCall, Visitor } from './visitor'

/** Number of sessions kept, more than a busy test run has at once; the oldest go first. */
const MOST = 2000

const boundTo = (entries: Map<string, unknown> | Set<string>) => {
  const [oldest] = entries.keys()
  if (entries.size > MOST && oldest !== undefined) entries.delete(oldest)
}

/**
 * Keeps visitors by their token. An unknown token that begins with a scenario's name opens a new session of
 * it.
 */
export class Sessions {
  readonly #visitors = new Map<string, Visitor>()
  readonly #ended = new Set<string>()
  readonly #responses = new Set<string>()
  /** Requests for lenses, by the part of the token after its scenario: visitors with the same part share them. */
  readonly #offices = new Map<string, IolRecord[]>()

  find(token: string, now: Date): Visitor | undefined {
    if (this.#ended.has(token)) return undefined
    const known = this.#visitors.get(token)
    if (known) return known
    const visitor = scenarioOf(token)?.visitor(now)
    if (visitor?.specialist) this.#share(visitor.specialist, token)
    if (visitor) this.#remember(token, visitor)
    return visitor
  }

  /** Answers to surveys, by survey and response; they are anonymous. */
  get responses(): ReadonlySet<string> {
    return this.#responses
  }

  respond(response: string) {
    this.#responses.add(response)
    boundTo(this.#responses)
  }

  open(scenario: string, visitor?: Visitor): string {
    const token = `${scenario}.${crypto.randomUUID().slice(0, 8)}`
    if (visitor) this.#remember(token, visitor)
    return token
  }

  end(token: string) {
    this.#visitors.delete(token)
    this.#ended.add(token)
    boundTo(this.#ended)
  }

  #share(specialist: SpecialistRecords, token: string) {
    const [, office = ''] = token.split('.')
    specialist.iolRequests = this.#offices.get(office) ?? specialist.iolRequests
    this.#offices.set(office, specialist.iolRequests)
    boundTo(this.#offices)
  }

  #remember(token: string, visitor: Visitor) {
    this.#visitors.set(token, visitor)
    boundTo(this.#visitors)
  }

  /** Refuses with 5011 if the token counts as aged; the new one leads to the same visitor. */
  demandFreshToken(token: string, visitor: Visitor, call: AgedTokenCall) {
    if (!visitor.tokenAgedFor.delete(call)) return
    const renewed = this.open(token.split('.')[0] ?? '', visitor)
    this.end(token)
    throw new Refusal(400, [{ code: 5011, message: 'Токен сессии устарел' }], { token: renewed })
  }
}
