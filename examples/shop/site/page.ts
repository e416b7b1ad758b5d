import { offerCopies } from './copying'
import { drawPacks, keepPacks } from './packs'

/* The work of a shop's own script: its menu on a phone, its buttons, and the number at its basket. */
const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null

function toggleMenu(button: Element | null, isOpen = button?.ariaExpanded !== 'true') {
  if (button) button.ariaExpanded = String(isOpen)
}

document.addEventListener('click', ({ target }) => {
  // `<button data-open="feedback">`
  const name = closest(target, '[data-open]')?.getAttribute('data-open')
  if (name === 'feedback') void window.lensWidgets?.open('feedback')
  if (name === 'login') void window.lensWidgets?.open('login')
  toggleMenuAt(target)
})

function toggleMenuAt(target: EventTarget | null) {
  const button = document.querySelector('.shop-menu')
  if (closest(target, '.shop-menu')) toggleMenu(button)
  else if (!closest(target, '.shop-nav')) toggleMenu(button, false)
}

document.addEventListener('keydown', ({ key }) => {
  const button = document.querySelector<HTMLElement>('.shop-menu[aria-expanded=true]')
  if (key !== 'Escape' || !button) return
  toggleMenu(button, false)
  button.focus()
})

for (const link of document.querySelectorAll<HTMLAnchorElement>('.shop-nav a, .shop-tools a'))
  if (
    location.pathname === link.pathname ||
    (link.pathname !== '/' && location.pathname.startsWith(link.pathname))
  )
    link.ariaCurrent = 'page'

drawPacks()
keepPacks()
if (document.querySelector('[data-copy]')) offerCopies()
