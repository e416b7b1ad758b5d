import { sessionUrl } from '../host/page/config'
import { storeInConfig } from '../host/page/storeInConfig'
import { jsonOf, type HttpAnswer } from '../host/pageState'
import { withoutInherited } from '../host/withoutInherited'
import { readAll, TIMEOUT } from './early'
import { isRecord } from './isRecord'
import { isEnvelope } from './parseEnvelope'

/**
 * Tells whether the server has rejected the CSRF token of a page that has been open for long (contract 5.12).
 */
export const isOfOldPage = (answer: HttpAnswer): boolean =>
  answer.status === 419 || (answer.status === 403 && !isEnvelope(jsonOf(answer)))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Requests the current session from the page's `sessionUrl` and writes it into the page's configuration. As
 * everywhere, another token means another customer.
 * @returns whether the answer has a CSRF token
 */
export async function renewSession(): Promise<boolean> {
  const address = sessionUrl()
  if (address === undefined) return false
  try {
    const options = withoutInherited<RequestInit>({
      headers: { Accept: 'application/json' },
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer = await readAll(await fetch(address, options))
    const session = jsonOf(answer)
    if (answer.status >= 400 || !isRecord(session) || textOf(session['csrfToken']) === '') return false
    storeInConfig({
      csrfToken: textOf(session['csrfToken']),
      ...(Object.hasOwn(session, 'token') && { token: textOf(session['token']) }),
    })
    return true
  } catch {
    return false
  }
}
