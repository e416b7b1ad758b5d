import { hideMenu } from '../../src/host/config'
import { element } from '../../src/host/element'
import { menuTitles } from './menuTitles'

/**
 * Draws the cabinet's outline at the end of `parent`: by the loader before React, its style sheets and the customer's
 * data are there, and by React while user data load. Its styles are in the loader (`start.ts`).
 */
export function drawSkeleton(parent: HTMLElement | ShadowRoot): void {
  const outline = element('div', { className: 'w' })
  const menu = element('nav')
  const cards = element('div')
  cards.append(element('i'), element('i'))
  outline.append(element('p', { role: 'status', textContent: 'Загружаем…' }), menu, cards)
  parent.append(outline)
  // As on a phone a narrow container has none.
  if (!hideMenu() && outline.clientWidth > 767)
    menu.append(...menuTitles.split(',').map((textContent) => element('a', { textContent })))
}
