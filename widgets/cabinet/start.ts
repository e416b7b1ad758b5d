import { getAccountInfo } from '../../src/api/generated/account'
import { startEarly } from '../../src/api/early'
import { isInProfile, isProfileRoot } from '../../src/page/address'
import { drawSkeleton } from './skeleton'

/** The outline in the measures of `cabinet.css`, so that nothing shifts when the real thing comes. */
const CSS = `.w{box-sizing:border-box;display:grid;grid-template-columns:248px 1fr;gap:32px 40px;max-width:1280px;min-height:100vh;align-content:start;margin:auto;padding:40px 32px 64px;background:var(--lens-bg,#f3f7f7)}
.w p{position:absolute;clip-path:inset(50%)}
.w div{display:grid;grid-template-columns:7fr 5fr;gap:24px}
.w i{min-height:400px;border:1px solid transparent;border-radius:20px;background:var(--lens-sunken,#e9f0f0)}
.w p+i{grid-column:1/-1;min-height:64px}
@media (width<=1200px){.w{grid-template-columns:232px 1fr;gap:24px;padding-inline:24px}.w div{grid-template-columns:1fr}}
@media (width<=1023px){.w{grid-template-columns:208px 1fr;padding-block:32px 48px}}
@media (width<=767px){.w{grid-template-columns:1fr;gap:16px;padding:20px 16px 40px}.w p+i{min-height:48px}.w>i+i{display:none}.w div{gap:16px}}
`

/** What the loader does for a cabinet before its chunk is there: the first call, and a place for what comes. */
export function startCabinet(root: ShadowRoot): void {
  if (!isInProfile()) return
  startEarly(getAccountInfo)
  // The page most often seen does not wait for the cabinet to name it.
  if (isProfileRoot()) void import('./home/HomePage').catch(() => undefined)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  root.adoptedStyleSheets = [sheet]
  drawSkeleton(root)
}
