/*
 * The cabinet's outline, drawn by the loader before React, its style sheets and the customer's data are there, and by
 * React when it waits again. It has the measures of `cabinet.css`, so that nothing shifts when the real thing comes.
 */
const CSS = `
.w{box-sizing:border-box;display:grid;grid-template-columns:248px 1fr;gap:32px 40px;max-width:1280px;min-height:100vh;align-content:start;margin:auto;padding:40px 32px 64px;background:var(--lens-bg,#f3f7f7)}
.w p{position:absolute;clip-path:inset(50%)}
.w div{display:grid;grid-template-columns:7fr 5fr;gap:24px}
.w i{min-height:400px;border-radius:20px;background:var(--lens-sunken,#e9f0f0);animation:w 1.6s infinite alternate}
.w p+i{grid-column:1/-1;min-height:64px}
@keyframes w{to{opacity:.45}}
@media (prefers-reduced-motion:reduce){.w i{animation:none}}
@media (forced-colors:active){.w i{border:1px solid GrayText}}
@media (max-width:1200px){.w{grid-template-columns:232px 1fr;gap:24px;padding-inline:24px}.w div{grid-template-columns:1fr}}
@media (max-width:1023px){.w{grid-template-columns:208px 1fr;padding-block:32px 48px}}
@media (max-width:767px){.w{grid-template-columns:1fr;gap:16px;padding:20px 16px 40px}.w p+i{min-height:48px}.w i+i{display:none}.w div{gap:16px}.w div i{display:block}}
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
  const outline = element('div', 'w')
  const status = element('p')
  status.role = 'status'
  status.textContent = 'Загружаем личный кабинет…'
  const cards = element('div')
  cards.append(element('i'), element('i'))
  outline.append(status, element('i'), element('i'), cards)
  parent.append(outline)
}

function element(tag: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className })
}
