import { hideMenu } from '../../host/page/config'
import { element } from '../../host/element'

/**
 * Draws the cabinet's outline at the end of `parent`: by the loader before React, its style sheets and the customer's
 * data are there, and by React while user data load. Its styles are in the loader (`start.ts`).
 */
export function drawSkeleton(parent: HTMLElement | ShadowRoot): Element {
  const outline = element('div', { className: 'w' })
  parent.append(outline)
  outline.append(element('p', { role: 'status', textContent: 'Загружаем…' }))
  // As on a phone a narrow container has none.
  if (!hideMenu() && outline.clientWidth > 767) outline.append(element('nav'))
  // The home's first card, and the row below it.
  outline.append(element('i'), element('i'))
  return outline
}
