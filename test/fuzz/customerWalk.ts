import { listen, NOW } from './page'
import { setImmediate } from 'node:timers/promises'
import { act } from '@testing-library/react'
import { Intent, isParameter, titleOf } from './customerIntent'
import { basketLaws, orderLaws, pointLaws, type Break, type Law } from './customerLaws'
import type * as Page from './customerPage'
import { CustomerShop, MARKS, type Change, type Fault, type Who } from './customerShop'
import { textOf, troublesIn, type Wanted } from './customerView'

const LIBRARIES = [
  ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react-redux', 'react-router-dom'],
  ...[
    '@reduxjs/toolkit',
    '@reduxjs/toolkit/query',
    '@reduxjs/toolkit/query/react',
    'formik',
    'yup',
    'react-input-mask',
  ],
]

/** Of the browser and not of the page: a reload loads only our own modules anew. */
export function shareLibraries(): void {
  for (const name of LIBRARIES) {
    const library = jest.requireActual<object>(name)
    jest.doMock(name, () => library)
  }
}

/** Milliseconds of a turn: two of them are longer than presses that belong together. */
const TURN = 250
const PATIENCE = 200

type Heard = [
  target: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options: unknown,
]

/** One walk of a customer through the shop: the page, the sandbox behind it, and what the customer wants and was told. */
export class Walk {
  readonly broken: string[] = []
  readonly steps: string[] = []
  readonly shop: CustomerShop
  who: Who = 'a'
  screen: Page.Screen = 'basket'
  /** What the customer is about; the same for another try of it. */
  wish: { key: string; intent: Intent } | undefined
  /** What the steps of the wizard have said so far. */
  readonly heard = { lenses: [] as Wanted[], goods: [] as Wanted[] }
  readonly removed: Wanted[] = []
  /** Whose place was chosen on the page. */
  readonly chosePoint = { a: false, b: false }
  private page: typeof Page | undefined
  private readonly container = document.createElement('div')
  private readonly listeners: Heard[] = []
  private readonly channels: { name: string; listener: () => void }[] = []
  private readonly stopListening: () => void
  private readonly tokens: Record<Who, string>

  constructor(
    dialects: readonly string[],
    private readonly left: ReadonlySet<Law>,
  ) {
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

  get root(): Element {
    return this.container
  }

  get intent(): Intent | undefined {
    return this.wish?.intent
  }

  private readonly judge = (breaks: Iterable<Break>) => {
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

  private channel() {
    const { channels } = this
    return class {
      constructor(private readonly name: string) {}
      addEventListener(_: string, listener: () => void) {
        channels.push({ name: this.name, listener })
      }
      postMessage() {
        // Nobody else is there.
      }
    }
  }

  /** What becomes of the next writes. */
  suffer(faults: readonly (Fault | 'none')[]): void {
    this.shop.faults.splice(0, Infinity, ...faults)
  }

  /** Another tab says that something has changed. */
  tell(topic: 'basket' | 'delivery'): void {
    for (const { name, listener } of this.channels) if (name === `lens-widgets:${topic}`) listener()
  }

  private onLine<T>(run: () => T): T {
    const { listeners } = this
    // Whoever listens to the page is gone with it.
    const spies = [window, document].map((target) => {
      const own = target.addEventListener.bind(target)
      return jest
        .spyOn(target as EventTarget, 'addEventListener')
        .mockImplementation((type, listener, options) => {
          listeners.push([target, type, listener, options])
          own(type, listener as EventListener, options)
        })
    })
    try {
      return run()
    } finally {
      spies.forEach((spy) => spy.mockRestore())
    }
  }

  /** Loads the page anew: what lived in its memory is gone. */
  async load(screen: Page.Screen): Promise<void> {
    await this.unload()
    jest.resetModules()
    this.page = await this.onLine(() => import('./customerPage'))
    await this.show(screen)
  }

  async show(screen: Page.Screen): Promise<void> {
    this.screen = screen
    history.replaceState(null, '', '/personal/')
    await act(async () => {
      this.onLine(() => this.page?.show(screen, this.container))
      await Promise.resolve()
    })
    await this.settle()
  }

  private async unload() {
    const { page } = this
    await act(async () => {
      page?.leave()
      await Promise.resolve()
    })
    for (const [target, type, listener, options] of this.listeners.splice(0))
      target.removeEventListener(type, listener, options as EventListenerOptions)
    this.channels.length = 0
    const now = Date.now()
    jest.clearAllTimers()
    // That sets the clock back, too.
    jest.setSystemTime(now)
  }

  /** Waits until nothing is asked for any more; an order that is looked for takes half a minute. */
  async settle(): Promise<void> {
    for (let turn = 0, rest = 0; rest < 2; turn++) {
      if (turn === PATIENCE) throw new Error('it does not come to rest')
      const isSearching = textOf(this.container).includes('Проверяем, принят ли заказ')
      await act(async () => {
        jest.advanceTimersByTime(isSearching ? 2000 : TURN)
        await setImmediate()
      })
      rest = this.shop.underWay > 0 || this.page?.isBusy() === true || isSearching ? 0 : rest + 1
    }
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

  /** What has to hold after each step, whatever it was. */
  look(): void {
    const { who, root } = this
    const other = who === 'a' ? 'b' : 'a'
    const values = [...root.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    const seen = [textOf(root), ...values].join('\n')
    for (const mark of MARKS[other])
      if (seen.includes(mark)) this.judge([['stranger', `'${mark}' is shown to the other customer`]])
    if (
      !this.chosePoint[who] &&
      root.querySelector('.finder__chosen') &&
      this.shop.visitor(who).checkout.point_id === null
    )
      this.judge([['stranger', 'a point is chosen that this customer never chose']])
    if (troublesIn(root).includes(''))
      this.judge([
        [
          'silent',
          `an alert without a word: ${[
            ...root.querySelectorAll('[role=alert], .notice--bad, .error, [data-problem]'),
          ]
            .filter((one) => textOf(one) === '')
            .map((one) => one.outerHTML.slice(0, 300))
            .join()}`,
        ],
      ])
    const [, number] = /Заказ № (\S+) оформлен/.exec(seen) ?? []
    const own = this.intent?.orders.map((order) => order.number) ?? []
    if (number !== undefined && this.screen === 'checkout' && !own.includes(number))
      this.judge([
        ['claimed', `'Заказ № ${number} оформлен' is said of an order that was not made by this wish`],
      ])
    if (seen.includes('Заказ не оформлен') && this.intent?.orders.some(({ isReadSince }) => isReadSince))
      this.judge([['claimed', `'Заказ не оформлен' is said of the order ${own.join()}, which was made`]])
  }

  /** An order was pressed and did not come: whoever is in the way has to be named. */
  lookForReason(wasUndisturbed: boolean): void {
    const { intent, who } = this
    if (!intent || intent.orders.length > 0) return
    const words = troublesIn(this.root)
    if (words.length === 0 && !this.root.querySelector('dialog[open]'))
      this.judge([['silent', 'an order that was pressed did not come, and nobody says why']])
    if (!wasUndisturbed) return
    const { baskets, obstacles } = this.shop.visitor(who)
    const gone = baskets.eshop.lines.filter(({ offer_id }) =>
      obstacles.soldOutOffers.has(`eshop ${offer_id}`),
    )
    const first = gone[0]
    if (
      first &&
      words.some((text) => /наличи/.test(text)) &&
      !words.join().includes(titleOf(first.offer_id).split(',')[0] ?? '')
    )
      this.judge([
        ['silent', `${titleOf(first.offer_id)} is sold out, and only this is said: ${words.join('; ')}`],
      ])
  }

  /** The page says that all is in the basket. */
  lookForAll(): void {
    const { intent } = this
    if (!intent) return
    const { lines } = this.shop.visitor(this.who).baskets.eshop
    for (const wanted of intent.wanted)
      if (wanted.offers.length > 0 && !lines.some(({ offer_id }) => wanted.offers.includes(offer_id)))
        this.judge([
          ['claimed', `${titleOf(wanted.offers[0] ?? 0)} is said to be in the basket, and never came`],
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
