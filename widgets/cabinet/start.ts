import { getAccountInfo } from '../../src/api/generated/account'
import { getScore } from '../../src/api/generated/promocodes'
import { startEarly } from '../../src/api/early'
import { profileUrl, token } from '../../src/host/page/config'
import { isKnownGuest } from '../../src/host/customer/member'
import { isRootOf, isUnder } from '../../src/host/page/pageAddress'
import { beforeReact } from '../../src/host/loading/beforeReact'
import { ignore } from '../../src/host/ignore'
import { pageState } from '../../src/host/pageState'
import { drawOutline } from '../../src/shell/lib/drawOutline'

/**
 * Runs in the loader before the cabinet's chunk has loaded: starts the first requests and draws an outline.
 * On a first visit it returns a promise that resolves with the account's response and, in a section, with the code
 * that renders its page, so that React's files do not delay them on the network.
 */
export function startCabinet(root: ShadowRoot): Promise<unknown> | undefined {
  const basePath = profileUrl()
  if (!isUnder(basePath)) return undefined
  const owner = token()
  const account = startEarly(getAccountInfo)
  // The import is between the two requests, so that it uses one of the connections that are already open.
  const prerendering = import('./prerender')
  // The points are requested at once, too: for a visitor who is no member the request is refused, and nobody
  // needs its response.
  const isHome = isRootOf(basePath)
  const score = isHome && !isKnownGuest() ? startEarly(getScore) : undefined
  const outline = drawOutline(root)
  // The code that mounts the island reports files that fail to load.
  pageState().drawing = prerendering.then(
    ({ prerender }) => prerender({ root, outline, owner, account, score }),
    ignore,
  )
  if (isHome) return beforeReact(account.answer)
  return beforeReact(Promise.all([account.answer, prerendering.then(() => pageState().sectionCode)]))
}
