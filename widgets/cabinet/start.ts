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

/** Milliseconds for which React's files wait for the account, at most. */
const LONGEST_WAIT_MS = 1_000

/**
 * What the loader does for a cabinet before its chunk is there: the first calls, and a place for what comes. On a first
 * visit it ends with the account's answer, which would stand behind React's files on the line.
 */
export function startCabinet(root: ShadowRoot): Promise<unknown> | undefined {
  const basePath = profileUrl()
  if (!isUnder(basePath)) return undefined
  const owner = token()
  const account = startEarly(getAccountInfo)
  // Between the calls, so that it has one of the connections that are open already.
  const first = import('./firstScreen')
  // At once, too: who turns out to be no member is refused, and nobody looks at that answer.
  const score = isRootOf(basePath) && !isKnownGuest() ? startEarly(getScore) : undefined
  const outline = drawOutline(root)
  // Whoever mounts hears of files that do not come.
  pageState().drawing = first.then(
    ({ drawFirst }) => drawFirst({ root, outline, owner, account, score }),
    ignore,
  )
  return isCached() ? undefined : waitAtMost(LONGEST_WAIT_MS, account.answer.catch(ignore))
}

/** Whether the browser has this file from an earlier visit, and so React's: no more than its headers came over the line. */
function isCached(): boolean {
  const [file] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[]
  return file !== undefined && file.transferSize < file.encodedBodySize
}
