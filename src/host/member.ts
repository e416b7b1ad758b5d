import { attempt } from './attempt'
import { isMember, token } from './config'
import { digest } from './digest'

/** In `sessionStorage`: whose account was a member's when it was last read in this tab. A hint, and never shown. */
const KEY = 'lens-widgets:member'

/**
 * Whether the customer is a member, as far as it is known before the account: from the page, or from the last answer
 * for this token in this tab. What only members may ask is refused to others, and a browser tells its console so.
 */
export const knownMember = (): boolean | undefined =>
  isMember() ?? (attempt(() => sessionStorage.getItem(KEY)) === hintOf(token()) || undefined)

export function rememberMember(): void {
  const hint = hintOf(token())
  if (hint !== undefined) attempt(() => sessionStorage.setItem(KEY, hint))
}

const hintOf = (customer: string | undefined) => customer && digest(customer)
