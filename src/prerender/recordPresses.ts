import { withoutInherited } from '../host/withoutInherited'
import { pressNextTab } from '../ui/controls/TabStrip'
import { pressStep } from '../ui/lib/pressStep'

/** Milliseconds that a pressed link waits for React, which navigates without a page load. */
const LINK_WAIT_MS = 1_000

interface Kept {
  isOurs: () => boolean
  drawn: HTMLElement
  /** The loader's outline. */
  outline: Element
  /** Its links lead to pages that React shows without a page load. */
  leadsOn: boolean
  onEnd: () => void
}

/**
 * Records presses before React has loaded; React replays them. After a change of customer, or Back, they are
 * dropped.
 */
export function recordPresses({ isOurs, drawn, outline, leadsOn, onEnd }: Kept): void {
  const giveBack = () => drawn.replaceWith(outline)
  // Of several links, or of several tabs, the last one pressed wins.
  const forget = (selector: string) =>
    drawn.querySelectorAll(selector).forEach((other) => other.removeAttribute('aria-busy'))
  let late: Element | undefined
  let turns = 0
  /** Records the order of the customer's actions. */
  const noteTurn = (used: Element) => used.setAttribute('data-turn', `${++turns}`)
  drawn.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const pressed = target instanceof Element ? target.closest('button, a, summary') : null
    if (!pressed || pressed === late) return
    // The browser itself has opened or closed it.
    if (pressed.localName === 'summary') {
      noteTurn(pressed)
      return
    }
    if (pressed.localName === 'a') {
      if (!leadsOn || pressed.hasAttribute('target') || ctrlKey || metaKey || shiftKey || altKey) return
      event.preventDefault()
      forget('a[aria-busy]')
      setTimeout(() => {
        if (!pressed.isConnected || !pressed.hasAttribute('aria-busy')) return
        late = pressed
        ;(pressed as HTMLElement).click()
      }, LINK_WAIT_MS)
    }
    if (pressed.matches('[role=tab]')) forget('[role=tab][aria-busy]')
    pressed.setAttribute('aria-busy', 'true')
    noteTurn(pressed)
  })
  // Tabs have one tab stop: without their keys the keyboard reaches no other tab.
  drawn.addEventListener('keydown', pressNextTab)
  drawn.addEventListener('keydown', pressStep)
  drawn.addEventListener('input', ({ target }) => target instanceof Element && noteTurn(target))
  // React submits the form, not the browser.
  drawn.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('pagehide', giveBack, withoutInherited({ once: true }))
  // This runs before the next frame: our adopted style sheets would override React's linked ones in it.
  const observer = new MutationObserver(() => {
    if (drawn.isConnected) return
    observer.disconnect()
    removeEventListener('pagehide', giveBack)
    onEnd()
  })
  observer.observe(drawn.getRootNode(), withoutInherited({ childList: true }))
  const look = () => {
    if (!drawn.isConnected) return
    if (!isOurs()) giveBack()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
