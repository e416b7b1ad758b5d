import { tryOrUndefined } from './tryOrUndefined'
import { storeToken, token } from '../page/config'
import { digest } from './digest'
import { removeDrafts } from './drafts'

/**
 * Key in `localStorage` for the session this browser had last. The value holds a digest of its token, never
 * the token, and a name of the session, which it keeps when its token is renewed.
 */
const MARK = 'lens-widgets:session'

/**
 * Key in `sessionStorage` for the owner of this tab's drafts and choices: digests of the tokens this customer
 * has had in it. An empty list stands for a visitor, or for a customer who is signing in.
 */
const OWNER = 'lens-widgets:owner'

/** `isOver` is true when nothing may be drawn any more, because the page is about to reload. */
type Listener = (change: { isOver: boolean }) => void

const listeners = new Set<Listener>()

/** The token that the page's data belong to. It is read first when the first island mounts. */
let known: string | undefined
let ownMark: string | undefined
let changes = 0

/** Calls the listener when all data read so far belong, or may belong, to another customer. */
export function onCustomerChanged(listener: Listener): void {
  listeners.add(listener)
}

/**
 * Returns a number that changes with the customer. A call compares it before it is sent and after its answer:
 * the answer counts only if both are equal.
 */
export function currentCustomer(): number {
  checkCustomer()
  return changes
}

/**
 * Compares the page's token with the known one. A token that comes neither from code 5011 nor from our own
 * login means another customer (contract 5.8). It is cheap, so it runs before anything is drawn or sent.
 */
export function checkCustomer(): void {
  const found = token()
  const isFirst = ownMark === undefined
  if (!isFirst && found === known) return
  const isRenewed = !isFirst && found !== undefined && readMark() === markOf(found, sessionIn(ownMark))
  begin(found)
  if (isRenewed) {
    // Another tab has had the fresh token from code 5011.
    addOwner(found)
    return
  }
  takeOverDrafts(found)
  if (!isFirst) forgetCustomer({ isOver: false })
}

/**
 * Removes drafts that another customer has left in this tab, also before a newly loaded page draws anything.
 */
function takeOverDrafts(found: string | undefined): void {
  const own = found === undefined ? [] : [digest(found)]
  const owners = readOwners()
  if (own.some((mark) => owners.includes(mark))) return
  // A visitor who signs in keeps what they typed before.
  if (owners.length > 0) removeDrafts()
  writeOwners(own)
}

/** Stores the fresh token that code 5011 brings. The customer stays the same. */
export function replaceToken(fresh: string): void {
  storeToken(fresh)
  begin(token(), sessionIn(ownMark))
  addOwner(fresh)
}

/**
 * Notes the session of our own login; null means that a cookie keeps it. The page reloads, and any token it
 * has then still belongs to this customer.
 */
export function beginSession(fresh: string | null): void {
  if (fresh !== null) storeToken(fresh)
  endMark()
  begin(token())
  writeOwners([])
}

/** Drops all data read so far and keeps the drafts. */
export function forgetCustomer(change: { isOver: boolean }): void {
  changes += 1
  listeners.forEach((listener) => listener(change))
}

/**
 * Marks the session as ended, after a logout too: a page that Back brings out of the browser's memory then
 * shows nothing.
 */
export function endMark(): void {
  writeMark(markOf(''))
}

/** Tells whether another session has begun in this browser since the page was drawn. */
export const isOtherSession = (): boolean =>
  ownMark !== undefined && sessionIn(readMark()) !== sessionIn(ownMark)

/** @param session its name, if the token alone is another */
function begin(found: string | undefined, session?: string): void {
  known = found
  const last = readMark()
  const isSame = last?.startsWith(markOf(found ?? '', '')) === true
  ownMark = isSame ? last : markOf(found ?? '', session)
  writeMark(ownMark)
}

const markOf = (found: string, session = random()) => `${digest(found)}:${session}`

const sessionIn = (mark: string | undefined) => mark?.split(':')[1]

/** Random text without `crypto.randomUUID`, which is missing on pages without https. */
const random = () => Math.random().toString(36).slice(2)

const readMark = () => tryOrUndefined(() => localStorage.getItem(MARK)) ?? undefined

const readOwners = (): string[] =>
  tryOrUndefined(() => sessionStorage.getItem(OWNER))
    ?.split(' ')
    .filter(Boolean) ?? []

const addOwner = (fresh: string) => writeOwners([...readOwners(), digest(fresh)])

function writeOwners(digests: readonly string[]): void {
  tryOrUndefined(() =>
    digests.length > 0 ? sessionStorage.setItem(OWNER, digests.join(' ')) : sessionStorage.removeItem(OWNER),
  )
}

function writeMark(mark: string): void {
  tryOrUndefined(() => localStorage.setItem(MARK, mark))
}
