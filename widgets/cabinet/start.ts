import { getAccountInfo } from '../../src/api/generated/account'
import { getScore } from '../../src/api/generated/promocodes'
import { startEarly } from '../../src/api/early'
import { knownMember } from '../../src/host/member'
import { isInProfile, isProfileRoot } from '../../src/host/address'
import { drawSkeleton } from './skeleton'

/** The outline in the measures of `cabinet.css`, so that nothing shifts when the real thing comes. Without line ends, for the wire. */
const CSS = `.w{box-sizing:border-box;max-width:1280px;min-height:100vh;margin:auto;padding:min(40px,5vw) min(32px,5vw);background:var(--lens-bg,#f3f7f7);font:16px/1.5 system-ui}\
.w p{margin:0 0 32px;line-height:4}\
.w nav{float:left;width:195px;height:560px;margin:0 40px 0 45px;background:repeating-linear-gradient(#0000 0 16px,#0001 0 30px,#0000 0 46px)}\
.w i{display:flow-root;height:464px;border-radius:20px;background:#0001}\
:host([data-hide-menu]) nav{display:none}`

/** What the loader does for a cabinet before its chunk is there: the first calls, and a place for what comes. */
export function startCabinet(root: ShadowRoot): void {
  if (!isInProfile()) return
  const account = startEarly(getAccountInfo)
  const isKnown = knownMember()
  if (isProfileRoot() && isKnown !== false) void startEarly(getScore, isKnown ? undefined : memberOf(account))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  root.adoptedStyleSheets = [sheet]
  drawSkeleton(root)
}

/** The points are requested early too, but only for members: others would be refused. */
const memberOf = (account: Promise<Response>): Promise<object | null> =>
  account
    .then((response) => response.clone().json())
    .then(({ data }: { data: { consumer: object | null } }) => data.consumer)
