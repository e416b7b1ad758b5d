import { hideMenu } from '../../host/page/config'
import { element, russian } from '../../host/element'

/**
 * Renders the cabinet's outline at the end of `parent`. The loader does so before React, its style sheets and
 * the customer's data have loaded, and React while user data load. Its styles are in the loader (`start.ts`).
 */
export function drawSkeleton(parent: HTMLElement | ShadowRoot): Element {
  const outline = element('div', { className: 'w', ...russian })
  parent.append(outline)
  outline.append(element('p', { role: 'status', textContent: 'Загружаем…' }))
  // A narrow container has no menu, as on a phone.
  if (!hideMenu() && outline.clientWidth > 767) outline.append(element('nav'))
  // The home's first card and the row below it.
  outline.append(element('i'), element('i'))
  return outline
}
