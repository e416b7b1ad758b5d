import { getAccountInfo } from '../../src/api/generated/account'
import { getScore } from '../../src/api/generated/promocodes'
import { startEarly } from '../../src/api/early'
import { profileUrl, token } from '../../src/host/page/config'
import { isKnownGuest } from '../../src/host/customer/member'
import { isRootOf, isUnder } from '../../src/host/page/pageAddress'
import { waitAtMost } from '../../src/host/waitAtMost'
import { ignore } from '../../src/host/ignore'
import { pageState } from '../../src/host/pageState'
import { drawOutline } from '../../src/shell/lib/drawOutline'

/** Maximum time in milliseconds that React's files wait for the account. */
const LONGEST_WAIT_MS = 1_000

/**
 * Runs in the loader before the cabinet's chunk has loaded: starts the first requests and draws an outline.
 * On a first visit it returns a promise that resolves with the account's response, so that React's files do
 * not delay it on the network.
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
  const score = isRootOf(basePath) && !isKnownGuest() ? startEarly(getScore) : undefined
  const outline = drawOutline(root)
  // The code that mounts the island reports files that fail to load.
  pageState().drawing = prerendering.then(
    ({ prerender }) => prerender({ root, outline, owner, account, score }),
    ignore,
  )
  return isCached() ? undefined : waitAtMost(LONGEST_WAIT_MS, account.answer.catch(ignore))
}

/**
 * Returns whether the browser has this file, and so those of React, from an earlier visit: then at most the
 * headers were transferred.
 */
function isCached(): boolean {
  const [file] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[]
  return file !== undefined && file.transferSize < file.encodedBodySize
}
