import { getAccountInfo } from '../../src/api/generated/account'
import { getScore } from '../../src/api/generated/promocodes'
import { startEarly } from '../../src/api/early'
import { profileUrl, token } from '../../src/host/page/config'
import { isKnownGuest } from '../../src/host/customer/member'
import { isLarger } from '../../src/host/page/larger'
import { isRootOf, isUnder } from '../../src/host/page/pageAddress'
import { ignore } from '../../src/host/ignore'
import { shared } from '../../src/host/shared'
import { drawSkeleton } from '../../src/shell/lib/drawSkeleton'

/** The outline in the measures of `cabinet.css`, so that nothing shifts when the real thing comes. Without line ends, for the wire. */
const CSS = `.w{box-sizing:border-box;max-width:1280px;min-height:100vh;margin:auto;padding:min(40px,5vw) min(32px,5vw);background:var(--lens-bg,#f3f7f7);font:16px/1.5 system-ui}\
.w p{margin:0 0 32px;line-height:4}\
.w nav{float:left;width:195px;height:560px;margin:0 40px 0 45px;background:repeating-linear-gradient(#0000 0 16px,#0001 0 30px,#0000 0 46px)}\
.w i{display:flow-root;height:464px;border-radius:20px;background:#0001}\
:host([data-hide-menu]) nav{display:none}`

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
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(isLarger() ? `${CSS}.w{font-size:20px}` : CSS)
  root.adoptedStyleSheets = [sheet]
  const outline = drawSkeleton(root)
  // Whoever mounts hears of files that do not come.
  shared().drawing = first.then(
    ({ drawFirst }) => drawFirst({ root, outline, owner, account, score }),
    ignore,
  )
}
