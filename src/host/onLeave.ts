interface Leaving {
  isAgreed: () => boolean
  /** Called with a link that was pressed; the link leads nowhere until it is pressed again. */
  onLink: (link: HTMLElement) => void
}

/** Stops a press or an unload that would leave the page or this section. Returns a function that ends it. */
export function onLeave({ isAgreed, onLink }: Leaving): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isAgreed()) event.preventDefault()
  }
  const onPressed = (event: MouseEvent) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
    if (!link || isAgreed() || !leavesBy(link, event)) return
    // This runs before the router gets the press.
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

/** Tells whether a press leaves the page: a new tab, a download or a call does not. */
const leavesBy = ({ protocol, target, download }: HTMLAnchorElement, event: MouseEvent) =>
  protocol.startsWith('http') &&
  target !== '_blank' &&
  download === '' &&
  !(event.ctrlKey || event.metaKey || event.shiftKey)
