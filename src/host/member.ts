import { attempt } from './attempt'
import { isMember, token } from './config'
import { digest } from './digest'

/** In `sessionStorage`: whose account was no member's when it was last read in this tab. A hint, and never shown. */
const KEY = 'lens-widgets:guest'

/**
 * Whether the customer is known to be no member, before the account is: from the page, or from the last answer for this
 * token in this tab. What only members may ask is refused to others, and a browser tells its console so: it is asked
 * once in a tab.
 */
export function isKnownGuest(): boolean {
  const hint = hintOf(token())
  const isGuest = hint !== undefined && attempt(() => sessionStorage.getItem(KEY)) === hint
  return !(isMember() ?? !isGuest)
}

export function rememberMember(isMember: boolean): void {
  const hint = hintOf(token())
  if (hint) attempt(() => (isMember ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, hint)))
}

const hintOf = (customer: string | undefined) => customer && digest(customer)
