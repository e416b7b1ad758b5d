import { listen, NOW } from '../page'
import { act } from '@testing-library/react'
import { Browser } from './customerBrowser'
import { Intent, isParameter, type Wanted } from './customerIntent'
import { basketLaws, orderLaws, pointLaws, type Break, type Law } from './customerLaws'
import { MARKS, type Who } from './customerMarks'
import type { Screen } from './customerPage'
import { Reads } from './customerReads'
import type { Change } from './customerChange'
import { CustomerShop, type Fault, type Sent } from './customerShop'
import { Texts } from './customerTexts'

/** One visit of a customer: the page, the sandbox behind it, and what the customer intended and was told. */
export class Walk extends Browser {
  readonly broken: string[] = []
  readonly steps: string[] = []
  readonly shop: CustomerShop
  who: Who = 'a'
  /** The current purpose of the customer; a retry keeps it. */
  wish: { key: string; intent: Intent } | undefined
  /** Purposes that were left before the page told their result: it may still report their orders later. */
  unfinished: Partial<Record<Who, Intent | undefined>> = {}
  /** The choices in the wizard's steps so far. */
  readonly heard = { lenses: [] as Wanted[], goods: [] as Wanted[] }
  readonly removed: Wanted[] = []
  /** The customers who have chosen a point on the page. */
  readonly chosePoint = { a: false, b: false }
  readonly texts = new Texts()
  readonly reads = new Reads()
  private readonly stopListening: () => void
  private hasBegun = false

  constructor(
    dialects: readonly string[],
    private readonly left: ReadonlySet<Law>,
  ) {
    super()
    jest.setSystemTime(NOW)
    this.shop = new CustomerShop(dialects, this)
    Object.assign(globalThis, { fetch: this.shop.fetch, BroadcastChannel: this.channel() })
    window.pageConfig = { ...this.shop.people.signIn('a'), csrfToken: 'csrf' }
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

  readonly onChange = (change: Change) => {
    this.judge(basketLaws(change))
    this.judge(orderLaws(change, this.shop.visitor(change.who)))
    this.judge(pointLaws(change))
    this.texts.arrived(change.body)
  }

  readonly onSent = ({ who, path, words }: Sent) => {
    // The page cannot know of another customer before a response tells it.
    if (who === undefined || this.shop.isUnknown) return
    for (const mark of MARKS[who === 'a' ? 'b' : 'a'])
      if (words.includes(mark))
        this.judge([['stranger', `'${mark}' is sent for another customer to ${path}`]])
    this.judge(this.texts.strange(who, words, `is sent for the other customer to ${path}`))
  }

  readonly onRead = (path: string, isKnown: boolean) => {
    this.reads.note(path, isKnown)
    if (isKnown && /\/orders\/$|\/basket\/$/.test(path))
      this.intent?.orders.forEach((order) => Object.assign(order, { isReadSince: true }))
  }

  /** Sets the faults of the next writes. */
  suffer(faults: readonly (Fault | 'none')[]): void {
    this.shop.faults.splice(0, Infinity, ...faults)
  }

  /** Returns the current intent if the press repeats it; otherwise a new one. */
  wants(key: string, wanted: readonly Wanted[]): Intent {
    const name = `${this.who} ${this.screen} ${key}`
    if (this.wish?.key !== name) {
      const intent = new Intent(name, this.who)
      intent.wanted = [...wanted]
      this.wish = { key: name, intent }
    }
    this.shop.intent = this.wish.intent
    return this.wish.intent
  }

  /** Ends the current purpose; the next press begins another. */
  done(): void {
    this.wish = undefined
    this.shop.intent = undefined
  }

  override async load(screen: Screen): Promise<void> {
    this.shop.isUnknown = false
    this.reads.forget()
    await super.load(screen)
    if (!this.hasBegun) await this.readAccount()
    this.hasBegun = true
  }

  /** The customer gives up the current intent, and `who` takes over. */
  turnsTo(who: Who): void {
    this.unfinished[this.who] = this.intent
    this.done()
    if (who !== this.who) this.texts.givenUp(() => true)
    this.who = who
  }

  async switchTo(who: Who, way: 'by a load' | 'unseen' | 'in another tab'): Promise<void> {
    this.turnsTo(who)
    const config = this.shop.people.signIn(who)
    window.pageConfig = { ...config, csrfToken: 'csrf' }
    this.shop.isUnknown = config.token === undefined
    if (way === 'in another tab')
      await act(() => {
        this.tell('signed-in')
        return Promise.resolve()
      })
    if (way !== 'unseen') await this.load(this.screen)
    else {
      await act(() => Promise.resolve(void window.dispatchEvent(new Event('focus'))))
      // Without a token only a response tells who is signed in.
      if (config.token === undefined) await this.readAccount()
      this.reads.forget()
      await this.settle()
    }
    this.lookForPowers()
  }

  lookForPowers(): void {
    const { who } = this
    // Boris has not saved his lenses.
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
