import fc from 'fast-check'
import * as customer from '#host/customer/customer'
import { pageDrafts } from '#host/customer/drafts'

type Step =
  | { kind: 'load'; token: string | undefined }
  | { kind: 'replace' | 'login'; token: string }
  | { kind: 'type' }

const token = fc.constantFrom('a', 'b', 'c')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('load' as const), token: fc.option(token, { nil: undefined }) }),
  fc.record({ kind: fc.constantFrom('replace' as const, 'login' as const), token }),
  fc.constant({ kind: 'type' as const }),
)

/** The page of the tab, with the modules of its load. */
async function load(found: string | undefined): Promise<typeof customer> {
  let loaded = customer
  window.pageConfig = found === undefined ? {} : { token: found }
  await jest.isolateModulesAsync(async () => void (loaded = await import('#host/customer/customer')))
  loaded.checkCustomer()
  return loaded
}

/** Who typed last, by all tokens that are theirs. */
class Person {
  /** Tokens of one customer; none yet for a visitor. */
  private tokens: (string | undefined)[] = []
  isSame(next: string | undefined): boolean {
    if (this.tokens.length > 0 && !this.tokens.includes(next)) return false
    if (this.tokens.length === 0 && next !== undefined) this.tokens = [next]
    return true
  }
  add = (fresh: string) => void this.tokens.push(fresh)
  signIn = () => void (this.tokens = [])
}

it('whatever the order of loads, tokens, logins and typing, nobody reads what another customer has typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      sessionStorage.clear()
      localStorage.clear()
      let page = await load(undefined)
      let person = new Person()
      let typed: string | null = null
      for (const [index, one] of steps.entries()) {
        if (one.kind === 'type') {
          typed = `text ${index}`
          pageDrafts.write('feedback', { typed })
        } else if (one.kind === 'load') {
          page = await load(one.token)
          if (!person.isSame(one.token)) {
            typed = null
            person = new Person()
            person.isSame(one.token)
          }
        } else if (one.kind === 'replace') {
          // Code 5011 comes with a token of the page's.
          if (window.pageConfig?.token === undefined) continue
          page.replaceToken(one.token)
          person.add(one.token)
        } else {
          page.beginSession(one.token)
          person.signIn()
        }
        expect(pageDrafts.read('feedback')).toEqual(typed === null ? null : { typed })
      }
    }),
    { numRuns: 60 },
  )
})
