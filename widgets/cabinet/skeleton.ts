import { element } from '../../src/page/element'

/**
 * Draws the cabinet's outline at the end of `parent`: by the loader before React, its style sheets and the customer's
 * data are there, and by React as long as user data load. Its looks come with the loader (`start.ts`).
 */
export function drawSkeleton(parent: HTMLElement | ShadowRoot): void {
  const cards = element('div')
  cards.append(element('i'), element('i'))
  const outline = element('div', { className: 'w' })
  outline.append(
    element('p', { role: 'status', textContent: 'Загружаем…' }),
    element('i'),
    element('i'),
    cards,
  )
  parent.append(outline)
}
