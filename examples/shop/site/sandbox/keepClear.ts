import { freePlace } from './freePlace'
import { pressable } from './pressable'

/** Milliseconds between two checks: changes in the meantime are handled together. */
const PAUSE_MS = 150

const CHANGES = { childList: true, subtree: true, attributeFilter: ['hidden', 'open', 'aria-expanded'] }

/**
 * Moves a floating control away from everything that can be pressed, when the page is scrolled or changes; if there is
 * no place for it, it is hidden until it has the focus. It is moved only by `translate`, which causes no layout shift.
 */
export function keepClear(control: HTMLElement, isOpen: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const place = () => {
    timer = undefined
    for (const { shadowRoot } of document.querySelectorAll('[data-lens-widget]'))
      if (shadowRoot) changes.observe(shadowRoot, CHANGES)
    if (isOpen()) return
    const size = { width: document.documentElement.clientWidth, height: innerHeight }
    const free = freePlace(control.getBoundingClientRect(), size, pressable(control))
    control.toggleAttribute('data-away', !free)
    control.style.translate = free ? `${free.left}px ${free.top}px` : '12px 12px'
  }
  // The widgets come first. Safari has no such moment to offer.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(place, { timeout: 500 }) : place()
  const later = () => (timer ??= setTimeout(whenIdle, PAUSE_MS))

  const changes = new MutationObserver(later)
  changes.observe(document.body, CHANGES)
  document.addEventListener('lens-widgets:ready', later)
  addEventListener('scroll', later, { passive: true, capture: true })
  addEventListener('resize', later)
  later()
  return later
}
