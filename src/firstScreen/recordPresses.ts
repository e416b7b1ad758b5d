import { withoutInherited } from '../host/withoutInherited'

/** How long a pressed link waits for React, which leads on without a page load. */
const LINK_WAIT_MS = 1_000

interface Kept {
  isOurs: () => boolean
  drawn: HTMLElement
  /** What stood there before. */
  outline: Element
  /** Its links lead to what React shows without a page load. */
  leadsOn: boolean
  onEnd: () => void
}

/** What is pressed before React is there is noted, and done by it. Another customer, or Back, finds nothing. */
export function recordPresses({ isOurs, drawn, outline, leadsOn, onEnd }: Kept): void {
  const giveBack = () => drawn.replaceWith(outline)
  // Of several ways, and of the choices of one group, the last one counts.
  const forget = (selector: string) =>
    drawn.querySelectorAll(selector).forEach((other) => other.removeAttribute('aria-busy'))
  let late: Element | undefined
  let turns = 0
  /** Notes the order in which the customer used what is there. */
  const noteTurn = (used: Element) => used.setAttribute('data-turn', `${++turns}`)
  drawn.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const pressed = target instanceof Element ? target.closest('button, a, summary') : null
    if (!pressed || pressed === late) return
    // The browser has opened or closed it by itself.
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
    if (pressed.hasAttribute('aria-pressed')) forget('[aria-pressed][aria-busy]')
    pressed.setAttribute('aria-busy', 'true')
    noteTurn(pressed)
  })
  drawn.addEventListener('input', ({ target }) => target instanceof Element && noteTurn(target))
  // What is typed is sent by React, not by the browser.
  drawn.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('pagehide', giveBack, withoutInherited({ once: true }))
  // Before the next frame: our style sheets would outrank React's in it, because adopted ones come after linked ones.
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
