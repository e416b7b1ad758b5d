import { offerById } from '../../../examples/shop/api/seed/offers'
import { newBrowser } from '../../../examples/shop/api/browsers'
import { isWrite } from '../../../examples/shop/api/http/access'
import { Sessions } from '../../../examples/shop/api/sessions'
import { createShopApi, type ShopApiOptions } from '../../../examples/shop/api/shopApi'
import type { Visitor } from '../../../examples/shop/api/visitor'
import { BACK_OFF } from '../../../src/api/baseQuery'
import type { Intent } from './customerIntent'
import type { Who } from './customerMarks'
import { CustomerPeople } from './customerPeople'
import { snapshot, type Change } from './customerChange'

/** Faults that the next write may meet. */
export const FAULTS = [
  ...(['lost', 'dead', 'late', 'unreadable', 'refused', '504', 'time-out', 'offline'] as const),
  // JSON without an envelope, after the write was done or not.
  ...(['bare', 'bare refusal', 'bare failure'] as const),
] as const
export type Fault = (typeof FAULTS)[number]

/** A request as it arrives, with the customer of its session and all of its texts. */
export interface Sent {
  who: Who | undefined
  path: string
  words: string
}

/** Requests without a network: as many as two reads send with all their retries. */
const OFFLINE = 2 * (1 + BACK_OFF.length)

/** Matches the calls from which the page learns whose account this is. */
const ACCOUNT = /\/account\/info\/$|\/consumer\/(info\/)?$/

const nameOf = (part: unknown) => (part instanceof File ? part.name : String(part))

/** The sandbox, in process, behind a line that loses responses. */
export class CustomerShop {
  private readonly sessions = new Sessions()
  private readonly browser = newBrowser()
  readonly people: CustomerPeople
  readonly faults: (Fault | 'none')[] = []
  /** The number of further calls that fail for lack of a network. */
  private offline = 0
  /** The number of reads of the orders that fail from now on. */
  failingOrders = 0
  /** Matches reads that fail until it is reset. */
  failing: RegExp | undefined
  /** Another customer has signed in by cookie, and no response has told the page yet. */
  isUnknown = false
  intent: Intent | undefined
  underWay = 0
  /** The number of uploaded files. */
  uploads = 0
  /** A planted fault: the idempotency key is lost, so that the shop cannot recognise a repeated write. */
  losesKeys = false
  private readonly late: { path: string; calls: number; run: () => Promise<unknown> }[] = []
  private gate: Promise<void> | undefined
  private writes: Promise<unknown> = Promise.resolve()
  private readonly app

  constructor(
    private readonly dialects: readonly string[],
    private readonly hear: {
      onChange: (change: Change) => void
      onSent: (sent: Sent) => void
      onRead: (path: string, isKnown: boolean) => void
    },
  ) {
    this.app = createShopApi({
      now: () => new Date(),
      sessions: this.sessions,
      browser: this.browser,
      dialects: dialects as ShopApiOptions['dialects'] & {},
    })
    this.people = new CustomerPeople(this.sessions, this.browser, this.isSpoken('cookie-session'))
  }

  visitor = (who: Who): Visitor => this.people.visitors[who]

  isSpoken = (dialect: string): boolean => this.dialects.includes(dialect)

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
    const session = headers.get('X-Auth-Token') ?? this.browser.session ?? ''
    const who = this.people.whoHas(session)
    const doesWrite = isWrite({ method, path: pathname })
    // No page can keep a late replacement from taking out what another write puts in before it.
    if (doesWrite) await this.runLate(Infinity, (path) => path.endsWith('/wizard/') && path !== pathname)
    // A late request still belongs to the session in which it was sent.
    if (session !== '') headers.set('X-Auth-Token', session)
    const ask = () => Promise.resolve(this.app.request(pathname + search, { method, headers, body }))
    const sent = typeof body === 'string' ? body : ''
    const names = body instanceof FormData ? [...body.values()].map(nameOf).join() : ''
    if (body instanceof FormData) this.uploads += 1
    this.hear.onSent({ who, path: pathname, words: decodeURIComponent(search) + sent + names })
    if (this.offline > 0) {
      this.offline -= 1
      throw new TypeError('no network')
    }
    if (!doesWrite) {
      if (this.failing?.test(pathname)) {
        this.hear.onRead(pathname, false)
        return Response.json(
          { status: 'error', data: null, errors: [{ code: 1, message: 'Не сейчас' }] },
          { status: 400 },
        )
      }
      if (/\/orders\//.test(pathname) && this.failingOrders > 0) {
        this.failingOrders -= 1
        this.hear.onRead(pathname, false)
        return Response.json(
          { status: 'error', data: null, errors: [{ code: 1, message: 'Позже' }] },
          { status: 400 },
        )
      }
      const answer = await ask()
      if (ACCOUNT.test(pathname) && answer.ok) this.isUnknown = false
      this.hear.onRead(pathname, answer.ok)
      return answer
    }
    await this.gate
    const { intent } = this
    const run = () => this.inTurn(() => this.write(who, pathname, sent, intent, ask))
    const fault = this.faults.shift()
    // If the shop ignores keys, a late write would be done twice, so it never arrives. An order has its `request_id`.
    const wouldDouble = fault === 'late' && this.isSpoken('no-idempotency') && !pathname.endsWith('/order/')
    return this.deliver(pathname, wouldDouble ? 'dead' : fault, run)
  }

  /** Brings the network back. */
  comeOnline(): void {
    this.offline = 0
  }

  /** Holds all writes until the returned function is called. */
  hold(): () => void {
    let release = () => {}
    this.gate = new Promise<void>((resolve) => (release = resolve))
    return () => {
      this.gate = undefined
      release()
    }
  }

  /** Runs writes one after the other: of two at once, each would also report the changes of the other. */
  private inTurn(write: () => Promise<Response>): Promise<Response> {
    const written = this.writes.then(write)
    this.writes = written.catch(() => undefined)
    return written
  }

  private async write(
    who: Who | undefined,
    path: string,
    body: string,
    intent: Intent | undefined,
    ask: () => Promise<Response>,
  ) {
    const visitor = who && this.visitor(who)
    const before = visitor && snapshot(visitor)
    const answer = await ask()
    if (visitor && before && answer.ok)
      this.hear.onChange({ who, path, body, intent, before, after: snapshot(visitor) })
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
    if (fault === 'bare refusal') return Response.json({ success: false })
    if (fault === 'bare failure') return Response.json({ code: 17, message: 'Внутренняя ошибка' })
    if (fault === 'late') this.late.push({ path, calls: 6, run })
    if (fault === 'offline') this.offline = OFFLINE
    if (fault === 'dead' || fault === 'late' || fault === 'offline') throw new TypeError('connection lost')
    const answer = await run()
    if (fault === 'lost') throw new TypeError('connection lost')
    if (fault === 'bare') return Response.json({})
    if (fault === 'time-out') throw new DOMException('timed out', 'TimeoutError')
    if (fault === '504') return new Response('<h1>504</h1>', { status: 504 })
    return fault === 'unreadable' ? new Response('{"status":"succ') : answer
  }

  /** Delivers late writes. */
  async runLate(most = Infinity, isMeant: (path: string) => boolean = () => true): Promise<void> {
    for (const one of this.late.filter(({ calls, path }) => calls <= most && isMeant(path))) {
      this.late.splice(this.late.indexOf(one), 1)
      await one.run()
    }
  }
}
