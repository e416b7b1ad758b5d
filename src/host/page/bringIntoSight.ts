/**
 * Scrolls as little as an element needs to be seen whole, and not at all if it is; of one that is higher than
 * the screen, its beginning is shown.
 */
export function bringIntoSight(element: Element): void {
  // jsdom has no layout, and so no scrolling.
  if (!('scrollIntoView' in element)) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
}
