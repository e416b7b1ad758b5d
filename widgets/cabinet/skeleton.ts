/*
 * The cabinet's outline, drawn by the loader before React, its style sheets and the customer's data are there, and by
 * React when it waits again. It has the measures of `cabinet.css`, so that nothing shifts when the real thing comes.
 */
const CSS = `
.wait{box-sizing:border-box;display:grid;grid-template-columns:248px minmax(0,1fr);gap:32px 40px;max-width:1280px;margin:0 auto;padding:40px 32px 64px;background:var(--lens-bg,#f3f7f7)}
.wait *{display:grid;gap:24px;border-radius:20px}
.wait-head{grid-column:1/-1;height:64px;width:360px;max-width:100%}
.wait-menu{height:560px}
.wait-main{grid-template-columns:7fr 5fr;align-items:start}
.wait-card{min-height:488px}
.wait :is(.wait-head,.wait-menu,.wait-card){background:var(--lens-sunken,#e9f0f0);animation:wait 1.6s ease-in-out infinite alternate}
.wait p{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@keyframes wait{to{opacity:.45}}
@media (prefers-reduced-motion:reduce){.wait *{animation:none!important}}
@media (forced-colors:active){.wait :is(.wait-head,.wait-menu,.wait-card){border:1px solid GrayText}}
@media (max-width:1200px){.wait{grid-template-columns:232px minmax(0,1fr);gap:24px;padding-inline:24px}.wait-main{grid-template-columns:1fr}}
@media (max-width:1023px){.wait{grid-template-columns:208px minmax(0,1fr);padding-block:32px 48px}}
@media (max-width:767px){.wait{grid-template-columns:minmax(0,1fr);gap:16px;padding:20px 16px 40px}.wait-head{height:48px}.wait-menu{display:none}.wait-main{gap:16px}}
`

let sheet: CSSStyleSheet | undefined

/** Draws the outline at the end of `parent`, which stands in a shadow root or is one. */
export function drawSkeleton(parent: HTMLElement | ShadowRoot): void {
  const root = parent.getRootNode()
  if (root instanceof ShadowRoot && 'adoptedStyleSheets' in root) {
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(CSS)
    }
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, sheet])]
  }
  const status = box('p')
  status.setAttribute('role', 'status')
  status.textContent = 'Загружаем личный кабинет…'
  const main = box('div', 'wait-main')
  main.append(box('div', 'wait-card'), box('div', 'wait-card'))
  const all = box('div', 'wait')
  all.append(status, box('div', 'wait-head'), box('div', 'wait-menu'), main)
  parent.append(all)
}

function box(tag: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  return element
}
