import type { Browser } from '../../../examples/shop/api/browsers'
import type { Sessions } from '../../../examples/shop/api/sessions'
import { newVisitor, type Visitor } from '../../../examples/shop/api/visitor'
import { becomeOther, type Who } from './customerMarks'

/** The two customers of a browser, and which of them is signed in. */
export class CustomerPeople {
  readonly visitors: Readonly<Record<Who, Visitor>>
  private readonly tokens = { a: 'basket.a', b: 'basket.b' }

  constructor(
    private readonly sessions: Sessions,
    private readonly browser: Browser,
    private readonly isByCookie: boolean,
  ) {
    const opened = (token: string) => sessions.find(token, new Date()) ?? newVisitor()
    this.visitors = { a: opened(this.tokens.a), b: opened(this.tokens.b) }
    becomeOther(this.visitors.b)
    for (const visitor of Object.values(this.visitors)) visitor.places = 6
  }

  /** Signs a customer in; returns what the page's template writes into the configuration. */
  signIn(who: Who): { token?: string } {
    // A session that has ended does not begin again.
    if (!this.sessions.find(this.tokens[who], new Date()))
      this.tokens[who] = this.sessions.open('basket', this.visitors[who])
    if (!this.isByCookie) return { token: this.tokens[who] }
    this.browser.session = this.tokens[who]
    return {}
  }

  /** Ends the session; the next login is to this customer's account. */
  endSession(who: Who, next: Who): void {
    this.sessions.end(this.tokens[who])
    this.browser.session = null
    this.browser.account = this.visitors[next]
  }

  /** Records a login: the customer has a new session. Returns whether it is theirs. */
  noteLogin(who: Who, token: string | undefined): boolean {
    const found = token ?? this.browser.session ?? ''
    if (this.whoHas(found) !== who) return false
    this.tokens[who] = found
    return true
  }

  whoHas(token: string): Who | undefined {
    const found = token === '' ? undefined : this.sessions.find(token, new Date())
    return (['a', 'b'] as const).find((who) => found === this.visitors[who])
  }
}
