import { tryOrUndefined } from './tryOrUndefined'
import { isMember, token } from '../page/config'
import { digest } from './digest'

/**
 * Key in `localStorage` of a digest of the token whose account was last read here and was not a member's; the
 * next key is for members. Neither is shown.
 */
const GUEST = 'lens-widgets:guest'
const MEMBER = 'lens-widgets:member'

/** Key of the same for an account that was a specialist's. */
const SPECIALIST = 'lens-widgets:specialist'

/**
 * Tells whether the customer is known not to be a member before the account is read: from the page, or from
 * the last answer for this token on this device. The server refuses members' calls to others, and the browser
 * logs each refusal in the console, so each device asks only once.
 */
export const isKnownGuest = (): boolean => !(isMember() ?? !isRemembered(GUEST))

/**
 * Tells whether the customer is known to be a member. Calls that the server refuses to guests are sent only
 * then.
 */
export const isKnownMember = (): boolean => isMember() ?? isRemembered(MEMBER)

export function rememberMember(isMember: boolean): void {
  remember(MEMBER, isMember)
  remember(GUEST, !isMember)
}

/** Tells whether the last answer for this token on this device was a specialist's account. */
export const isKnownSpecialist = (): boolean => isRemembered(SPECIALIST)

export const rememberSpecialist = (isSpecialist: boolean): void => remember(SPECIALIST, isSpecialist)

function remember(key: string, isTrue: boolean): void {
  const hint = hintOf(token())
  if (!hint) return
  tryOrUndefined(() => (isTrue ? localStorage.setItem(key, hint) : localStorage.removeItem(key)))
}

function isRemembered(key: string): boolean {
  const hint = hintOf(token())
  return hint !== undefined && tryOrUndefined(() => localStorage.getItem(key)) === hint
}

const hintOf = (customer: string | undefined) => customer && digest(customer)
