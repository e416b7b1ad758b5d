import { listen, NOW } from '../page'
import { act } from '@testing-library/react'
import { Browser } from './customerBrowser'
import { Intent, isParameter } from './customerIntent'
import { basketLaws, orderLaws, pointLaws, type Break, type Law } from './customerLaws'
import { MARKS, type Who } from './customerMarks'
import { CustomerShop, type Change, type Fault } from './customerShop'
import type { Wanted } from './customerWanted'

/** One walk of a customer through the shop: the page, the sandbox behind it, and what the customer wants and was told. */
export class Walk extends Browser {
  readonly broken: string[] = []
  readonly steps: string[] = []
  readonly shop: CustomerShop
  who: Who = 'a'
  /** What the customer is about; the same for another try of it. */
  wish: { key: string; intent: Intent } | undefined
  /** What a customer had wanted when another came: its order may be found later. */
  unfinished: Partial<Record<Who, Intent | undefined>> = {}
  /** What the steps of the wizard have said so far. */
  readonly heard = { lenses: [] as Wanted[], goods: [] as Wanted[] }
  readonly removed: Wanted[] = []
  /** Whose place was chosen on the page. */
  readonly chosePoint = { a: false, b: false }
  private readonly stopListening: () => void
  private readonly tokens: Record<Who, string>

  constructor(
    dialects: readonly string[],
    private readonly left: ReadonlySet<Law>,
  ) {
    super()
    const name = ['basket', ...dialects].join('+')
    this.tokens = { a: `${name}.a`, b: `${name}.b` }
    jest.setSystemTime(NOW)
    this.shop = new CustomerShop(this.tokens, this.onChange, this.onSent, this.onRead)
    Object.assign(globalThis, { fetch: this.shop.fetch, BroadcastChannel: this.channel() })
    window.pageConfig = { token: this.tokens.a, csrfToken: 'csrf' }
    sessionStorage.clear()
    localStorage.clear()
    document.body.append(this.container)
    this.stopListening = listen((fault) => this.broken.push(fault))
  }

  protected isAsking = () => this.shop.underWay > 0

  get intent(): Intent | undefined {
    return this.wish?.intent
  }

  readonly judge = (breaks: Iterable<Break>) => {
    for (const [law, words] of breaks) if (!this.left.has(law)) this.broken.push(`${law}: ${words}`)
  }

  private readonly onChange = (change: Change) => {
    this.judge(basketLaws(change))
    this.judge(orderLaws(change, this.shop.visitor(change.token === this.tokens.a ? 'a' : 'b')))
    this.judge(pointLaws(change))
  }

  private readonly onSent = (token: string, body: string, path: string) => {
    const other = token === this.tokens.a ? 'b' : 'a'
    for (const mark of MARKS[other])
      if (body.includes(mark)) this.judge([['stranger', `'${mark}' is sent for another customer to ${path}`]])
  }

  private readonly onRead = (_: string, path: string) => {
    if (/\/orders\/$|\/basket\/$/.test(path))
      this.intent?.orders.forEach((order) => Object.assign(order, { isReadSince: true }))
  }

  /** What becomes of the next writes. */
  suffer(faults: readonly (Fault | 'none')[]): void {
    this.shop.faults.splice(0, Infinity, ...faults)
  }

  /** The same wish as before, or a new one. */
  wants(key: string, wanted: readonly Wanted[]): Intent {
    const name = `${this.who} ${this.screen} ${key}`
    if (this.wish?.key !== name) {
      const intent = new Intent(name, this.tokens[this.who])
      intent.wanted = [...wanted]
      this.wish = { key: name, intent }
    }
    this.shop.intent = this.wish.intent
    return this.wish.intent
  }

  /** What was wanted is done; another press is another wish. */
  done(): void {
    this.wish = undefined
    this.shop.intent = undefined
  }

  async switchTo(who: Who, isLoaded: boolean): Promise<void> {
    this.unfinished[this.who] = this.intent
    this.done()
    this.who = who
    window.pageConfig = { ...window.pageConfig, token: this.tokens[who] }
    if (isLoaded) await this.load(this.screen)
    else {
      await act(() => Promise.resolve(void window.dispatchEvent(new Event('focus'))))
      await this.settle()
    }
    // Boris has told nobody of his lenses.
    const powers = [...this.root.querySelectorAll('select')].filter(
      (one) => isParameter(one) && one.value !== '',
    )
    if (who === 'b' && powers.length > 0)
      this.judge([
        ['stranger', `${powers.map(({ value }) => value).join(', ')} is chosen for the next customer`],
      ])
  }

  async end(): Promise<void> {
    await this.unload()
    this.container.remove()
    await this.shop.runLate()
    this.stopListening()
    sessionStorage.clear()
    localStorage.clear()
  }
}
