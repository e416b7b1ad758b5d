interface Leaving {
  isAgreed: () => boolean
  /** Called with a pressed link; its navigation is blocked until it is pressed again. */
  onLink: (link: HTMLElement) => void
}

/**
 * Blocks a press or an unload that would leave the page or this section. Returns a function that stops
 * blocking.
 */
export function onLeave({ isAgreed, onLink }: Leaving): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isAgreed()) event.preventDefault()
  }
  const onPressed = (event: MouseEvent) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
    if (!link || isAgreed() || !leavesBy(link, event)) return
    // This runs before the router handles the press.
    event.preventDefault()
    event.stopImmediatePropagation()
    onLink(link)
  }
  window.addEventListener('beforeunload', onUnload)
  window.addEventListener('click', onPressed, true)
  return () => {
    window.removeEventListener('beforeunload', onUnload)
    window.removeEventListener('click', onPressed, true)
  }
}

/** Tells whether a press leaves the page; a new tab, a download or a phone call does not. */
const leavesBy = ({ protocol, target, download }: HTMLAnchorElement, event: MouseEvent) =>
  protocol.startsWith('http') &&
  target !== '_blank' &&
  download === '' &&
  !(event.ctrlKey || event.metaKey || event.shiftKey)
