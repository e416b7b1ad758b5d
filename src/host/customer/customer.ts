import { token } from '../page/config'
import { storeInConfig } from '../page/storeInConfig'
import { pageState, type Customer, type CustomerListener } from '../pageState'
import { withoutInherited } from '../withoutInherited'
import { digest } from './digest'
import { hasKept, removeKept } from './kept'
import { markIn, markOf, readMark, sessionIn, writeMark } from './mark'
import { isOwnedBy, kindOf, noOwner, readOwner, writeOwner, type AccountKind, type Owner } from './owner'

/** Calls the listener when all data read so far belong, or may belong, to another customer. */
export const onCustomerChanged = (listener: CustomerListener): void =>
  void pageState().customerListeners.add(listener)

/**
 * Returns a number that changes with the customer. A call compares it before it is sent and after its answer:
 * the answer counts only if both are equal.
 */
export function customerEpoch(): number {
  checkCustomer()
  return customer().changes
}

/** The same without a look at the page's token: the customer for whom a component is drawn. */
export const knownCustomer = (): number => pageState().customer?.changes ?? 0

/**
 * Makes state that belongs to one customer: what a customer leaves in the page. The function that it returns gives the
 * state of the customer at hand, made anew for each.
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
 * login means another customer (contract 5.8). It is cheap, so it runs before anything is drawn, read or sent.
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
    // Another tab has had the fresh token from code 5011.
    addToken(found)
    return
  }
  takeOverKept(known)
  // Early answers were asked for with a token each, and may be the new customer's.
  tell({ isOver: false })
}

/** What an answer tells: the account's id; null for an account that is none of this kind (contract 5.8). */
export interface Account {
  kind: AccountKind
  id: string | null
}

/**
 * Takes note of whose account an answer has told of. Another id than before is another customer.
 * @param prepare called before those who keep data are told of another customer
 * @returns whether it is another one
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
 * Which account must tell whose texts the tab keeps before they may be shown: the page has no token by which the customer
 * would be known. Undefined where they are this customer's.
 */
export function awaitedAccount(): AccountKind | undefined {
  checkCustomer()
  return customer().isWithheld ? kindOf(readOwner()) : undefined
}

/** Stores the fresh token that code 5011 brings. The customer stays the same. */
export function replaceToken(fresh: string): void {
  const known = customer()
  storeInConfig({ token: fresh })
  follow(known, token(), sessionIn(known.mark))
  addToken(fresh)
}

/**
 * Notes the session of our own login; null means that a cookie keeps it. The page reloads, and any token it
 * has then still belongs to this customer.
 * @param kinds of the account that is signed in to
 * @returns the account that must tell first whether this is the customer whose texts the tab keeps
 */
export function beginSession(fresh: string | null, kinds: readonly AccountKind[]): AccountKind | undefined {
  const known = customer()
  const owner = readOwner()
  if (fresh !== null) storeInConfig({ token: fresh })
  endMark()
  follow(known, token())
  const compared = hasKept() ? kindOf(owner, kinds) : undefined
  // What was typed without a session stays. Else nothing would tell whose it is.
  if (compared === undefined && (owner.tokens.length > 0 || kindOf(owner))) removeKept()
  writeOwner({ tokens: [], ids: compared === undefined ? {} : owner.ids, isSigningIn: true })
  return compared
}

/** Drops what the tab keeps after our own login, because nothing has told that it is this customer's. */
export function dropKept(): void {
  removeKept()
  writeOwner({ ...noOwner, isSigningIn: true })
}

/**
 * Drops all data read so far and keeps the drafts.
 * @param prepare called before those who keep data are told
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
 * Somebody has signed in by our login in another tab. The next load of this page compares the accounts, as it does after
 * a login of its own.
 */
export function awaitAccount(): void {
  const { ids } = readOwner()
  if (Object.keys(ids).length > 0) writeOwner({ ...noOwner, ids })
}

/**
 * Marks the session as ended, after a logout too: a page that Back brings out of the browser's memory then
 * shows nothing.
 */
export function endMark(): void {
  writeMark(markOf(''))
}

/** Tells whether another session has begun in this browser since the page was drawn. */
export const isOtherSession = (): boolean => {
  const known = pageState().customer
  return known !== undefined && sessionIn(readMark()) !== sessionIn(known.mark)
}

function customer(): Customer {
  return pageState().customer ?? begin(token())
}

/** The page's first look at its customer: removes what another one has left in this tab, before anything is drawn. */
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

/** @param session its name, if the token alone is another */
function follow(known: Customer, found: string | undefined, session?: string): void {
  known.token = found
  known.mark = markIn(found, session)
}

/** Decides whether what the tab keeps is this customer's; if another has left it, it goes. */
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

/** Of one customer all tokens count. */
const tokensOf = ({ tokens }: Owner, own: readonly string[]): readonly string[] => [
  ...new Set([...tokens, ...own]),
]

function addToken(fresh: string): void {
  const owner = readOwner()
  writeOwner({ ...owner, tokens: tokensOf(owner, [digest(fresh)]) })
}
