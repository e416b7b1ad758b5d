import { newVisitor, type Visitor } from './visitor'

/**
 * One browser: its data without a token, and the account it used last, so that signing in again finds its
 * data.
 */
export interface Browser {
  /** The token of the session that its cookie keeps (dialect `cookie-session`); null while nobody is signed in. */
  session: string | null
  /** Codes sent to phones are stored here. */
  stranger: Visitor
  account: Visitor | null
  /** The specialist's account that this browser used last. */
  specialist: Visitor | null
}

/** Number of browsers kept, more than a busy test run has at once; the oldest goes first. */
const MOST = 1000
const COOKIE = /(?:^|;\s*)sandbox=([\w-]+)/

/** Keeps browsers by their cookie. */
export class Browsers {
  readonly #known = new Map<string, Browser>()

  /** @returns the browser, and a cookie that it has to keep if it is new */
  find(cookies = ''): { browser: Browser; newCookie?: string } {
    const known = this.#known.get(COOKIE.exec(cookies)?.[1] ?? '')
    if (known) return { browser: known }
    const browser = newBrowser()
    const newCookie = crypto.randomUUID()
    this.#known.set(newCookie, browser)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest)
    return { browser, newCookie }
  }
}

export const newBrowser = (): Browser => ({
  session: null,
  stranger: newVisitor(),
  account: null,
  specialist: null,
})
