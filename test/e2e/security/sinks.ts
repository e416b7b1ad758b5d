import type { Page, Request } from '@playwright/test'
import { record } from './recorder'

const SINKS = ['addresses', 'storage', 'console', 'devtools', 'metrics', 'events', 'foreign'] as const
type Sink = (typeof SINKS)[number]

/** Values that must not leak, by name; tokens are added when they are issued. */
export interface Secrets {
  /** Secrets that only the call to which they belong may contain. */
  secret: Record<string, string>
  /** Personal data, which an unfinished form may store in the tab. */
  personal: Record<string, string>
}

const DRAFT = /^"lens-widgets:draft:(customer-\d+|page):/
/** The storage key of the token in the example shop; a real shop has a cookie that no script can read. */
const OF_THE_SHOP = /^"example-shop:token"/

/** All that leaves the widgets by another way than a call of the API, as long as the page lives. */
export class Sinks {
  private readonly leaks: Record<Sink, Set<string>>

  private constructor(
    private readonly page: Page,
    private readonly secrets: Secrets,
    private readonly mayStandIn: (url: URL) => URL,
  ) {
    this.leaks = Object.fromEntries(SINKS.map((sink) => [sink, new Set()])) as Record<Sink, Set<string>>
  }

  /** @param mayStandIn gives an address without what it may say */
  static async watch(page: Page, secrets: Secrets, mayStandIn: (url: URL) => URL): Promise<Sinks> {
    const sinks = new Sinks(page, secrets, mayStandIn)
    page.on('request', (request) => sinks.onRequest(request))
    page.on('console', (message) => sinks.tell('console', `${message.text()} ${message.location().url}`))
    await page.exposeFunction('tellSink', (sink: Sink, text: string) => sinks.tell(sink, text))
    await page.addInitScript(record)
    return sinks
  }

  tell(sink: Sink, text: string): void {
    if (OF_THE_SHOP.test(text)) return
    const { secret, personal } = this.secrets
    const isDraft = sink === 'storage' && DRAFT.test(text)
    for (const [name, value] of Object.entries(isDraft ? secret : { ...secret, ...personal })) {
      if (spellings(value).some((spelling) => text.includes(spelling)))
        this.leaks[sink].add(`${name} in ${text.slice(0, 120)}`)
    }
  }

  /** Checks the page's addresses, storage and cookies as they are now. */
  async look(): Promise<void> {
    const { addresses, kept } = await this.page.evaluate(async () => ({
      addresses: [location.href, document.referrer, JSON.stringify(history.state)],
      kept: [
        ...[localStorage, sessionStorage].flatMap((storage) =>
          Object.entries(storage).map((entry) => entry.map((part) => JSON.stringify(part)).join(' ')),
        ),
        document.cookie,
        JSON.stringify(await indexedDB.databases()),
        JSON.stringify(await caches.keys()),
      ],
    }))
    addresses.forEach((address) => this.tell('addresses', address))
    kept.forEach((text) => this.tell('storage', text))
  }

  found(): Record<Sink, string[]> {
    return Object.fromEntries(SINKS.map((sink) => [sink, [...this.leaks[sink]]])) as Record<Sink, string[]>
  }

  private onRequest(request: Request): void {
    const token = request.headers()['x-auth-token']
    if (token !== undefined) this.secrets.secret[`token ${token}`] = token
    this.tell('addresses', this.mayStandIn(new URL(request.url())).href)
  }
}

/** None, which the test compares with. */
export const nothing = Object.fromEntries(SINKS.map((sink) => [sink, []]))

/** Returns all spellings of a value: as it is, URL-encoded, in JSON, and a phone number as its field formats it. */
function spellings(value: string): string[] {
  const ofPhone = /^\d{10}$/.test(value)
    ? [value.replace(/(...)(...)(..)(..)/, '($1) $2-$3-$4'), value.replace(/(...)(...)(....)/, '$1 $2 $3')]
    : []
  const escaped = JSON.stringify(value).slice(1, -1)
  return [value, encodeURIComponent(value), encodeURI(value), escaped, ...ofPhone]
}
