import { tryOrUndefined } from './tryOrUndefined'
import { isMember, token } from '../page/config'
import { digest } from './digest'

/** In `sessionStorage`: whose account was no member's, or a member's, when it was last read in this tab. Never shown. */
const GUEST = 'lens-widgets:guest'
const MEMBER = 'lens-widgets:member'

/**
 * Whether the customer is known to be no member, before the account is: from the page, or from the last answer for this
 * token in this tab. What only members may ask is refused to others, and a browser tells its console so: it is asked
 * once in a tab.
 */
export const isKnownGuest = (): boolean => !(isMember() ?? !isRemembered(GUEST))

/** The same for a member: where a guest would be refused several calls, only who is known to be a member asks. */
export const isKnownMember = (): boolean => isMember() ?? isRemembered(MEMBER)

export function rememberMember(isMember: boolean): void {
  const hint = hintOf(token())
  if (!hint) return
  tryOrUndefined(() => sessionStorage.setItem(isMember ? MEMBER : GUEST, hint))
  tryOrUndefined(() => sessionStorage.removeItem(isMember ? GUEST : MEMBER))
}

function isRemembered(key: string): boolean {
  const hint = hintOf(token())
  return hint !== undefined && tryOrUndefined(() => sessionStorage.getItem(key)) === hint
}

const hintOf = (customer: string | undefined) => customer && digest(customer)
