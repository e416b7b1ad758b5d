import fc from 'fast-check'
import type * as customers from '#host/customer/customer'
import { pageDrafts, tabChoices } from '#host/customer/drafts'
import { openPage } from '../../support/pages'

/* One tab over time. Three people, each with an account and tokens of their own; a session is a token or a cookie. */

type Step =
  | { kind: 'load'; who: Who; isCookie: boolean }
  | { kind: 'told' | 'renewed' | 'type' | 'fails' | 'logout' }
  | { kind: 'login'; who: Person; isCookie: boolean; isTold: boolean }

type Person = 'a' | 'b' | 'c'
type Who = Person | undefined

const person = fc.constantFrom<Person>('a', 'b', 'c')
const isCookie = fc.boolean()
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('load' as const), who: fc.option(person, { nil: undefined }), isCookie }),
  fc.record({ kind: fc.constant('login' as const), who: person, isCookie, isTold: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('told', 'renewed', 'type', 'fails', 'logout') }),
)

/** The tab with the person who uses it, and how the page knows them. */
class Tab {
  who: Who
  #tokens = 0
  #page: Awaited<ReturnType<typeof openPage>> | undefined

  async load(who: Who, isCookie: boolean): Promise<void> {
    this.who = who
    await this.open(who !== undefined && !isCookie ? this.#tokenOf(who) : undefined)
  }

  async open(token: string | undefined): Promise<void> {
    this.#page = await openPage(token)
  }

  /** Returns the token of the session, which changes only when it is renewed. */
  #tokenOf = (who: Person) => `${who}${this.#tokens}`

  renew(): void {
    if (this.token === undefined || this.who === undefined) return
    this.#tokens += 1
    const fresh = this.#tokenOf(this.who)
    this.act(({ replaceToken }) => replaceToken(fresh))
  }

  get token(): string | undefined {
    return this.act(() => window.pageConfig?.token)
  }

  act<Result>(action: (customer: typeof customers) => Result): Result {
    if (!this.#page) throw new Error('no page yet')
    return this.#page.act(action)
  }

  /** A form may write once more before the page is loaded anew. */
  async leave(): Promise<void> {
    this.act(({ leaveKept }) => leaveKept())
    this.act(() => pageDrafts.write('form', { by: this.who }))
    await this.load(undefined, false)
  }

  tell = () => this.act(({ tellAccount }) => tellAccount({ kind: 'consumer', id: this.who ?? null }))

  /** Signs in with our login, which reads the account if there is something to compare, and reloads the page. */
  async signIn(who: Person, isCookie: boolean, isTold: boolean): Promise<void> {
    this.who = who
    this.#tokens += 1
    const fresh = isCookie ? null : this.#tokenOf(who)
    const compared = this.act(({ beginSession }) => beginSession(fresh, ['consumer']))
    if (compared !== undefined && isTold) this.tell()
    else if (compared !== undefined) this.act(({ dropKept }) => dropKept())
    await this.open(fresh ?? undefined)
  }
}

const shown = (tab: Tab) =>
  tab.act(() => [pageDrafts.read('form'), tabChoices.read('choice')] as ({ by?: Who } | null)[])

/** A token is renewed before anything tells whether the tab's texts belong to this customer. */
const renewedBesideOthers: Step[] = [
  { kind: 'load', who: 'a', isCookie: true },
  { kind: 'type' },
  { kind: 'load', who: 'b', isCookie: false },
  { kind: 'renewed' },
  { kind: 'load', who: 'b', isCookie: false },
]

it('whatever the order of loads, logins, answers and typing, nobody sees what another account has typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      sessionStorage.clear()
      localStorage.clear()
      const tab = new Tab()
      await tab.load(undefined, false)
      for (const one of steps) {
        // A cookie says nothing about its owner, so the account is read before stored texts of an account are shown.
        if (one.kind === 'load') await tab.load(one.who, one.isCookie)
        if (one.kind === 'login') await tab.signIn(one.who, one.isCookie, one.isTold)
        if (one.kind === 'told') tab.tell()
        if (one.kind === 'renewed') tab.renew()
        if (one.kind === 'logout') await tab.leave()
        if (one.kind === 'type') {
          // Texts that are typed in a session belong to the account once it is known.
          if (tab.who !== undefined) tab.tell()
          tab.act(() => pageDrafts.write('form', { by: tab.who }))
          tab.act(() => tabChoices.write('choice', { by: tab.who }))
        }
        for (const kept of shown(tab)) {
          const by = kept?.by
          expect(by === undefined || by === tab.who).toBe(true)
        }
      }
    }),
    { numRuns: 150, examples: [[renewedBesideOthers]] },
  )
})

describe('the same account', () => {
  const text = { text: 'Лесная' }
  const write = (page: Awaited<ReturnType<typeof openPage>>) =>
    page.act(() => pageDrafts.write('address', text))
  const read = (page: Awaited<ReturnType<typeof openPage>>) => page.act(() => pageDrafts.read('address'))
  const told = (page: Awaited<ReturnType<typeof openPage>>, id: string | null) =>
    page.act(({ tellAccount }) => tellAccount({ kind: 'consumer', id }))

  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })

  it('finds what it typed once it is told, where a cookie holds the session', async () => {
    const before = await openPage(undefined)
    told(before, '7')
    write(before)
    const later = await openPage(undefined)
    expect(later.act(({ awaitedAccount }) => awaitedAccount())).toBe('consumer')
    expect(read(later)).toBeNull()
    told(later, '7')
    expect(read(later)).toEqual(text)
  })

  it('finds it after a login of its own, and another account does not', async () => {
    for (const [id, expected] of [
      ['7', text],
      ['8', null],
    ] as const) {
      sessionStorage.clear()
      const expired = await openPage('first')
      told(expired, '7')
      write(expired)
      expect(expired.act(({ beginSession }) => beginSession('second', ['consumer', 'profile']))).toBe(
        'consumer',
      )
      told(expired, id)
      // The server prints another token into the page.
      expect(read(await openPage('third'))).toEqual(expected)
    }
  })

  it('does not find it after a login by a token whose account nothing had told', async () => {
    const expired = await openPage('first')
    write(expired)
    expect(expired.act(({ beginSession }) => beginSession('second', ['consumer', 'profile']))).toBeUndefined()
    expect(read(await openPage('second'))).toBeNull()
  })

  it('keeps what was typed without a session', async () => {
    const visit = await openPage(undefined)
    write(visit)
    visit.act(({ beginSession }) => beginSession('first', ['consumer']))
    expect(read(await openPage('second'))).toEqual(text)
  })

  it('leaves a visitor after it who finds what they typed, also after a login', async () => {
    const before = await openPage(undefined)
    told(before, '7')
    write(before)
    before.act(({ leaveKept }) => leaveKept())
    expect(read(before)).toBeNull()
    write(await openPage(undefined))
    const visit = await openPage(undefined)
    expect(read(visit)).toEqual(text)
    expect(visit.act(({ beginSession }) => beginSession(null, ['consumer']))).toBeUndefined()
    expect(read(await openPage(undefined))).toEqual(text)
  })

  it('is another customer once the account is none of a member any more', async () => {
    const before = await openPage(undefined)
    told(before, '7')
    write(before)
    expect(told(before, null)).toBe(true)
    expect(read(before)).toBeNull()
  })
})
