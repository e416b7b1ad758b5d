import { getAccountInfo } from '../../src/api/generated/account'
import { getScore } from '../../src/api/generated/promocodes'
import { startEarly } from '../../src/api/early'
import { profileUrl, token } from '../../src/host/page/config'
import { isKnownGuest } from '../../src/host/customer/member'
import { isRootOf, isUnder } from '../../src/host/page/pageAddress'
import { ignore } from '../../src/host/ignore'
import { shared } from '../../src/host/shared'
import { drawOutline } from '../../src/shell/lib/drawOutline'

/** What the loader does for a cabinet before its chunk is there: the first calls, and a place for what comes. */
export function startCabinet(root: ShadowRoot): void {
  const basePath = profileUrl()
  if (!isUnder(basePath)) return
  const owner = token()
  const account = startEarly(getAccountInfo)
  // Between the calls, so that it has one of the connections that are open already.
  const first = import('./firstScreen')
  // At once, too: who turns out to be no member is refused, and nobody looks at that answer.
  const score = isRootOf(basePath) && !isKnownGuest() ? startEarly(getScore) : undefined
  const outline = drawOutline(root)
  // Whoever mounts hears of files that do not come.
  shared().drawing = first.then(
    ({ drawFirst }) => drawFirst({ root, outline, owner, account, score }),
    ignore,
  )
}
