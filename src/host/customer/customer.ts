import { tryOrUndefined } from './tryOrUndefined'
import { storeToken, token } from '../page/config'
import { digest } from './digest'
import { removeDrafts } from './drafts'

/** In `localStorage`: which session this browser had last. Holds a digest of its token, never the token. */
const MARK = 'lens-widgets:session'

/**
 * In `sessionStorage`: whose drafts and choices this tab keeps, as digests of the tokens that this customer has had in it.
 * None: those of a visitor, or of a customer who is signing in.
 */
const OWNER = 'lens-widgets:owner'

/** `isOver`: nothing may be drawn any more, because the page is about to reload. */
type Listener = (change: { isOver: boolean }) => void

const listeners = new Set<Listener>()

/** The token that the page's data belong to; read for the first time when the first island comes. */
let known: string | undefined
let ownMark: string | undefined
let changes = 0

/** Tells when all that was read belongs to somebody else, or may do so. */
export function onCustomerChanged(listener: Listener): void {
  listeners.add(listener)
}

/** Asked for before a call and after its answer: an answer counts only while it is the same. */
export function currentCustomer(): number {
  checkCustomer()
  return changes
}

/**
 * Another token than by 5011 or our own login is another customer (contract 5.8). Cheap: called before anything is
 * drawn or sent.
 */
export function checkCustomer(): void {
  const found = token()
  const isFirst = ownMark === undefined
  if (!isFirst && found === known) return
  begin(found)
  takeOverDrafts(found)
  if (!isFirst) forgetCustomer({ isOver: false })
}

/** What another customer has left in this tab goes, also before a new load of the page draws anything. */
function takeOverDrafts(found: string | undefined): void {
  const own = found === undefined ? [] : [digest(found)]
  const owners = readOwners()
  if (own.some((mark) => owners.includes(mark))) return
  // A visitor who gets a session keeps what was typed before.
  if (owners.length > 0) removeDrafts()
  writeOwners(own)
}

/** A token by code 5011: still the same customer. */
export function replaceToken(fresh: string): void {
  storeToken(fresh)
  begin(token())
  writeOwners([...readOwners(), digest(fresh)])
}

/**
 * After our own login; without a token a cookie keeps the session. The page reloads, and whatever token it has then is
 * still this customer's.
 */
export function beginSession(fresh: string | null): void {
  if (fresh !== null) storeToken(fresh)
  endMark()
  begin(token())
  writeOwners([])
}

/** Empties what was read; the drafts stay. */
export function forgetCustomer(change: { isOver: boolean }): void {
  changes += 1
  listeners.forEach((listener) => listener(change))
}

/** After a logout, too: what was drawn before shows nothing when Back brings it out of the browser's memory. */
export function endMark(): void {
  writeMark(`${digest('')}:${random()}`)
}

/** Whether another session has begun in this browser since the page was drawn. */
export const isOtherSession = (): boolean => ownMark !== undefined && readMark() !== ownMark

function begin(found: string | undefined): void {
  known = found
  const session = digest(found ?? '')
  const last = readMark()
  ownMark = last?.startsWith(`${session}:`) === true ? last : `${session}:${random()}`
  writeMark(ownMark)
}

/** `crypto.randomUUID` is missing on pages without https. */
const random = () => Math.random().toString(36).slice(2)

const readMark = () => tryOrUndefined(() => localStorage.getItem(MARK)) ?? undefined

const readOwners = (): string[] =>
  tryOrUndefined(() => sessionStorage.getItem(OWNER))
    ?.split(' ')
    .filter(Boolean) ?? []

function writeOwners(digests: readonly string[]): void {
  tryOrUndefined(() =>
    digests.length > 0 ? sessionStorage.setItem(OWNER, digests.join(' ')) : sessionStorage.removeItem(OWNER),
  )
}

function writeMark(mark: string): void {
  tryOrUndefined(() => localStorage.setItem(MARK, mark))
}
