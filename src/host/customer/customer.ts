import { token } from '../page/config'
import { storeInConfig } from '../page/storeInConfig'
import { pageState, type Customer, type CustomerListener } from '../pageState'
import { withoutInherited } from '../withoutInherited'
import { digest } from './digest'
import { hasKept, removeKept } from './kept'
import { markIn, markOf, readMark, sessionIn, writeMark } from './mark'
import { isOwnedBy, kindOf, noOwner, readOwner, writeOwner, type AccountKind, type Owner } from './owner'

/**
 * Registers a listener that is called when all data read so far belong, or may belong, to another customer.
 */
export const onCustomerChanged = (listener: CustomerListener): void =>
  void pageState().customerListeners.add(listener)

/**
 * Returns a number that changes with the customer. A call compares it before it is sent and after its answer,
 * which is used only if both are equal.
 */
export function customerEpoch(): number {
  checkCustomer()
  return customer().changes
}

/**
 * Like `customerEpoch`, but without checking the page's token: the customer for whom components are rendered.
 */
export const knownCustomer = (): number => pageState().customer?.changes ?? 0

/**
 * Creates state that belongs to one customer. The returned function gives the state of the current customer,
 * and creates it for each new one.
 */
export function perCustomer<State>(make: () => State): () => State {
  let made: { state: State; of: number } | undefined
  return () => {
    const of = customerEpoch()
    if (made?.of !== of) made = { state: make(), of }
    return made.state
  }
}

/**
 * Compares the page's token with the known one. A token that comes neither from code 5011 nor from our own
 * login means another customer (contract 5.8). The check is cheap, so it runs before anything is rendered,
 * read or sent.
 */
export function checkCustomer(): void {
  const found = token()
  const known = pageState().customer
  if (!known) {
    begin(found)
    return
  }
  if (known.token === found) return
  const isRenewed = found !== undefined && readMark() === markOf(found, sessionIn(known.mark))
  follow(known, found)
  if (isRenewed) {
    // Another tab has received the fresh token of code 5011.
    addToken(found)
    return
  }
  takeOverKept(known)
  // Early answers were requested with a token each, so they may already be the new customer's.
  tell({ isOver: false })
}

/**
 * The account that an answer names. The id is null for an account that is not of this kind (contract 5.8).
 */
export interface Account {
  kind: AccountKind
  id: string | null
}

/**
 * Records the account that an answer names. A different id means another customer.
 * @param prepare called before the listeners hear of another customer
 * @returns whether the customer is another one
 */
export function tellAccount({ kind, id }: Account, prepare?: () => void): boolean {
  checkCustomer()
  const known = customer()
  const owner = readOwner()
  const before = owner.ids[kind]
  const isOther = before !== undefined && before !== id
  if (isOther) removeKept()
  writeOwner({
    ...owner,
    tokens: isOther ? digestsOf(known) : tokensOf(owner, digestsOf(known)),
    ids: { ...(!isOther && owner.ids), ...(id !== null && { [kind]: id }) },
  })
  if (before !== undefined) known.isWithheld = false
  if (isOther) forgetCustomer({ isOver: false }, prepare)
  return isOther
}

/**
 * Returns the kind of account that has to be read before the texts of this tab may be shown, because the page
 * has no token that identifies the customer. Undefined if the texts are this customer's.
 */
export function awaitedAccount(): AccountKind | undefined {
  checkCustomer()
  return customer().isWithheld ? kindOf(readOwner()) : undefined
}

/** Stores the fresh token of code 5011; the customer stays the same. */
export function replaceToken(fresh: string): void {
  const known = customer()
  storeInConfig({ token: fresh })
  follow(known, token(), sessionIn(known.mark))
  addToken(fresh)
}

/**
 * Records the session of our own login; null means that it is kept by a cookie. The page reloads, and any
 * token that it has then still belongs to this customer.
 * @param kinds the kinds of account that were signed in to
 * @returns the kind of account that has to be read first to tell whether the texts of this tab are this
 * customer's
 */
export function beginSession(fresh: string | null, kinds: readonly AccountKind[]): AccountKind | undefined {
  const known = customer()
  const owner = readOwner()
  if (fresh !== null) storeInConfig({ token: fresh })
  endMark()
  follow(known, token())
  const compared = hasKept() ? kindOf(owner, kinds) : undefined
  // Texts typed without a session stay. Any others are removed, because nothing would tell whose they are.
  if (compared === undefined && (owner.tokens.length > 0 || kindOf(owner))) removeKept()
  writeOwner({ tokens: [], ids: compared === undefined ? {} : owner.ids, isSigningIn: true })
  return compared
}

/**
 * Removes the texts of this tab after our own login, because no answer has shown that they are this
 * customer's.
 */
export function dropKept(): void {
  removeKept()
  writeOwner({ ...noOwner, isSigningIn: true })
}

/** Removes the texts of this tab at a logout, and lets the next page begin without an owner. */
export function leaveKept(): void {
  removeKept()
  writeOwner({ ...readOwner(), hasLeft: true })
}

/**
 * Drops all data read so far and keeps the drafts.
 * @param prepare called before the listeners
 */
export function forgetCustomer(change: { isOver: boolean }, prepare?: () => void): void {
  pageState().early.clear()
  prepare?.()
  tell(change)
}

function tell(change: { isOver: boolean }): void {
  customer().changes += 1
  pageState().customerListeners.forEach((listener) => listener(change))
}

/**
 * Handles a login in another tab through our dialog: the next load of this page compares the accounts, as it
 * does after its own login.
 */
export function awaitAccount(): void {
  const { ids } = readOwner()
  if (Object.keys(ids).length > 0) writeOwner({ ...noOwner, ids })
}

/**
 * Marks the session as ended, also after a logout: a page that Back restores from the back/forward cache then
 * shows nothing.
 */
export function endMark(): void {
  writeMark(markOf(''))
}

/** Tells whether another session has begun in this browser since the page was rendered. */
export const isOtherSession = (): boolean => {
  const known = pageState().customer
  return known !== undefined && sessionIn(readMark()) !== sessionIn(known.mark)
}

function customer(): Customer {
  return pageState().customer ?? begin(token())
}

/**
 * Identifies the page's customer for the first time, and removes what another one has left in this tab before
 * anything is rendered.
 */
function begin(found: string | undefined): Customer {
  const known = withoutInherited<Customer>({
    token: found,
    mark: markIn(found),
    changes: 0,
    isWithheld: false,
  })
  pageState().customer = known
  takeOverKept(known)
  return known
}

/** @param session the session's name, if only the token has changed */
function follow(known: Customer, found: string | undefined, session?: string): void {
  known.token = found
  known.mark = markIn(found, session)
}

/** Decides whether the texts of this tab belong to this customer; those of another are removed. */
function takeOverKept(known: Customer): void {
  const owner = readOwner()
  const own = digestsOf(known)
  const isTheirs = isOwnedBy(owner, own)
  known.isWithheld = isTheirs === undefined
  if (isTheirs === undefined) return
  if (!isTheirs) removeKept()
  writeOwner(isTheirs ? { tokens: tokensOf(owner, own), ids: owner.ids } : { ...noOwner, tokens: own })
}

const digestsOf = ({ token }: Customer): readonly string[] => (token === undefined ? [] : [digest(token)])

/** All tokens of one customer count, not only the last. */
const tokensOf = ({ tokens }: Owner, own: readonly string[]): readonly string[] => [
  ...new Set([...tokens, ...own]),
]

/** While only the account can tell whose the tab's texts are, a fresh token does not make them this customer's. */
function addToken(fresh: string): void {
  if (customer().isWithheld) return
  const owner = readOwner()
  writeOwner({ ...owner, tokens: tokensOf(owner, [digest(fresh)]) })
}
