import { offerById } from '../../../examples/shop/api/seed/offers'
import { dialectsOf } from '../../../examples/shop/api/scenarios'
import { Sessions } from '../../../examples/shop/api/sessions'
import { createShopApi } from '../../../examples/shop/api/shopApi'
import type { Visitor } from '../../../examples/shop/api/visitor'
import type { Intent } from './customerIntent'
import { becomeOther, type Who } from './customerMarks'

/** What becomes of the next write. */
export const FAULTS = ['lost', 'dead', 'late', 'unreadable', 'refused', '504', 'time-out', 'offline'] as const
export type Fault = (typeof FAULTS)[number]

/** What one write has changed. */
export interface Change {
  token: string
  path: string
  body: string
  intent: Intent | undefined
  before: Snapshot
  after: Snapshot
}

interface Snapshot {
  lines: Map<number, number>
  period: string | null
  orders: readonly number[]
  bought: number
  points: number
}

/** These only ask, though by POST. */
const ASKS = /\/(validate|available_dates|suggest|calculate_remind_date|earn_for_purchase|consent|logs)\//

const summed = (lines: readonly { offer_id: number; quantity: number }[]) =>
  lines.reduce(
    (all, { offer_id, quantity }) => all.set(offer_id, (all.get(offer_id) ?? 0) + quantity),
    new Map<number, number>(),
  )

const snapshot = ({ baskets, orders, boughtCertificates, operations }: Visitor): Snapshot => ({
  lines: summed(baskets.eshop.lines),
  period: baskets.eshop.period,
  orders: orders.map(({ id }) => id),
  bought: boughtCertificates.length,
  points: operations.filter(({ type }) => type === 'spend').reduce((sum, { points }) => sum - points, 0),
})

/** The sandbox behind a line on which answers get lost, in process. */
export class CustomerShop {
  readonly sessions = new Sessions()
  readonly faults: (Fault | 'none')[] = []
  /** Calls that find no network. */
  private offline = 0
  /** Reads of the orders that fail from now on. */
  failingOrders = 0
  intent: Intent | undefined
  underWay = 0
  /** A fault put in on purpose: what says that two arrivals are one write is lost on the way. */
  losesKeys = false
  private readonly late: { path: string; calls: number; run: () => Promise<unknown> }[] = []
  private writes: Promise<unknown> = Promise.resolve()
  private readonly app

  constructor(
    readonly tokens: Record<Who, string>,
    private readonly onChange: (change: Change) => void,
    private readonly onSent: (token: string, body: string, path: string) => void,
    private readonly onRead: (token: string, path: string) => void,
  ) {
    this.app = createShopApi({ now: () => new Date(), sessions: this.sessions })
    this.visitor('a')
    becomeOther(this.visitor('b'))
    for (const who of ['a', 'b'] as const) this.visitor(who).places = 6
  }

  visitor(who: Who): Visitor {
    const found = this.sessions.find(this.tokens[who], new Date())
    if (!found) throw new Error('The walk has no visitor')
    return found
  }

  isSpoken = (dialect: string): boolean => dialectsOf(this.tokens.a).includes(dialect)

  isSold = (id: number): boolean => offerById('eshop', id)?.is_available === true

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    this.underWay += 1
    try {
      return await this.answer(new URL(input instanceof Request ? input.url : String(input)), init)
    } finally {
      this.underWay -= 1
    }
  }

  private async answer(
    { pathname, search }: URL,
    { method = 'GET', headers: sentHeaders = {}, body = null }: RequestInit,
  ) {
    const headers = new Headers(sentHeaders)
    if (this.losesKeys) headers.delete('Idempotency-Key')
    for (const one of this.late) one.calls -= 1
    await this.runLate(0)
    const token = headers.get('X-Auth-Token') ?? ''
    const isWrite = method !== 'GET' && !ASKS.test(pathname)
    // No page can keep a late replacement from taking out what another write puts in before it.
    if (isWrite) await this.runLate(Infinity, (path) => path.endsWith('/wizard/') && path !== pathname)
    const ask = () => Promise.resolve(this.app.request(pathname + search, { method, headers, body }))
    const sent = typeof body === 'string' ? body : ''
    if (sent !== '') this.onSent(token, sent, pathname)
    if (this.offline > 0) {
      this.offline -= 1
      throw new TypeError('no network')
    }
    if (!isWrite) {
      if (/\/orders\//.test(pathname) && this.failingOrders > 0) {
        this.failingOrders -= 1
        return Response.json(
          { status: 'error', data: null, errors: [{ code: 1, message: 'Позже' }] },
          { status: 400 },
        )
      }
      const answer = await ask()
      this.onRead(token, pathname)
      return answer
    }
    const { intent } = this
    const run = () => this.inTurn(() => this.write(token, pathname, sent, intent, ask))
    const fault = this.faults.shift()
    // What arrives after another press is there twice where nobody heeds its key; an order has its request.
    const isDoubled = fault === 'late' && this.isSpoken('no-idempotency') && !pathname.endsWith('/order/')
    return this.deliver(pathname, isDoubled ? 'dead' : fault, run)
  }

  /** One write after the other: of two at once, both would be told of what one of them has changed. */
  private inTurn(write: () => Promise<Response>): Promise<Response> {
    const written = this.writes.then(write)
    this.writes = written.catch(() => undefined)
    return written
  }

  private async write(
    token: string,
    path: string,
    body: string,
    intent: Intent | undefined,
    ask: () => Promise<Response>,
  ) {
    const visitor = this.sessions.find(token, new Date())
    const before = visitor && snapshot(visitor)
    const answer = await ask()
    if (visitor && before && answer.ok)
      this.onChange({ token, path, body, intent, before, after: snapshot(visitor) })
    return answer
  }

  private async deliver(
    path: string,
    fault: Fault | 'none' | undefined,
    run: () => Promise<Response>,
  ): Promise<Response> {
    if (fault === 'refused')
      return Response.json(
        { status: 'error', data: null, errors: [{ code: 1, message: 'Так нельзя' }] },
        { status: 400 },
      )
    if (fault === 'late') this.late.push({ path, calls: 6, run })
    // As long as a read is tried again.
    if (fault === 'offline') this.offline = 6
    if (fault === 'dead' || fault === 'late' || fault === 'offline') throw new TypeError('connection lost')
    const answer = await run()
    if (fault === 'lost') throw new TypeError('connection lost')
    if (fault === 'time-out') throw new DOMException('timed out', 'TimeoutError')
    if (fault === '504') return new Response('<h1>504</h1>', { status: 504 })
    return fault === 'unreadable' ? new Response('{"status":"succ') : answer
  }

  /** What was late arrives. */
  async runLate(most = Infinity, isMeant: (path: string) => boolean = () => true): Promise<void> {
    for (const one of this.late.filter(({ calls, path }) => calls <= most && isMeant(path))) {
      this.late.splice(this.late.indexOf(one), 1)
      await one.run()
    }
  }
}
