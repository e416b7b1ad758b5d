/** Milliseconds that a pressed link waits for React, which leads on without a page load. */
const PATIENCE = 1_000

/** What is pressed before React is there is noted, and done by it. Another customer, or Back, finds nothing. */
export function keepWhile(
  isOurs: () => boolean,
  drawn: HTMLElement,
  outline: Element,
  onEnd: () => void,
): void {
  const giveBack = () => drawn.replaceWith(outline)
  let late: Element | undefined
  drawn.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const pressed = target instanceof Element ? target.closest('button, a') : null
    if (!pressed || pressed === late) return
    if (pressed.localName === 'a') {
      if (pressed.hasAttribute('target') || ctrlKey || metaKey || shiftKey || altKey) return
      event.preventDefault()
      drawn.querySelectorAll('a[aria-busy]').forEach((other) => other.removeAttribute('aria-busy'))
      setTimeout(() => {
        if (!pressed.isConnected || !pressed.hasAttribute('aria-busy')) return
        late = pressed
        ;(pressed as HTMLElement).click()
      }, PATIENCE)
    }
    pressed.setAttribute('aria-busy', 'true')
  })
  addEventListener('pagehide', giveBack, { once: true })
  const look = () => {
    if (!drawn.isConnected) {
      removeEventListener('pagehide', giveBack)
      onEnd()
      return
    }
    if (!isOurs()) giveBack()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
