import { isLarger } from '../../host/page/larger'
import { drawSkeleton } from './drawSkeleton'

/**
 * The outline of a cabinet in the dimensions of its style sheet, so that nothing shifts when the content
 * replaces it. It has no line breaks, to save bytes.
 */
const CSS = `.w{box-sizing:border-box;max-width:1280px;min-height:100vh;margin:auto;padding:min(40px,5vw) min(32px,5vw);background:var(--lens-bg,#f3f7f7);font:16px/1.5 system-ui}\
.w p{margin:0 0 32px;line-height:4}\
.w nav{float:left;width:195px;height:560px;margin:0 40px 0 45px;background:repeating-linear-gradient(#0000 0 16px,#0001 0 30px,#0000 0 46px)}\
.w i{display:flow-root;height:336px;border-radius:20px;background:#0001}\
.w i+i{margin-top:24px;height:464px;background:linear-gradient(90deg,#0001 max(57%,440px),#0000 0 max(59%,460px),#0001 0)}\
:host([data-hide-menu]:not([data-hide-menu=false])) nav{display:none}`

/** Renders a placeholder before any chunk of the cabinet has loaded. */
export function drawOutline(root: ShadowRoot): Element {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(isLarger() ? `${CSS}.w{font-size:20px}` : CSS)
  root.adoptedStyleSheets = [sheet]
  return drawSkeleton(root)
}
