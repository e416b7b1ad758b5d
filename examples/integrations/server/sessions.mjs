import { randomBytes } from 'node:crypto'

/*
 * A session has three secrets that cannot be told from one another: the cookie says whom the server prints a page for, the
 * token says whose a call is, and the CSRF token proves that a write comes from such a page. A guest has no token.
 */
const byCookie = new Map()
const byToken = new Map()

const COOKIE = 'shop-session'
const MOST_GUESTS = 10_000

const secret = () => randomBytes(24).toString('base64url')

function begin(customer) {
  const session = { id: secret(), csrfToken: secret(), token: customer ? secret() : '', customer }
  byCookie.set(session.id, session)
  if (customer) byToken.set(session.token, session)
  return session
}

export function beginGuest() {
  const session = begin(undefined)
  const guests = [...byCookie.values()].filter(({ customer }) => !customer)
  if (guests.length > MOST_GUESTS) end(guests[0])
  return session
}

/** Starts a new session at login: whoever knew the guest's session must not get into this one. */
export function signIn(guest, customer) {
  end(guest)
  return begin(customer)
}

export function signOut(session) {
  end(session)
  return beginGuest()
}

function end({ id, token }) {
  byCookie.delete(id)
  byToken.delete(token)
}

export const sessionOfToken = (token) => byToken.get(token)

export function sessionOfPage(cookies = '') {
  const [, id] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(cookies) ?? []
  return byCookie.get(id)
}

/** Over HTTPS the cookie also needs `; Secure`. */
export const cookieOf = ({ id }) => `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`
