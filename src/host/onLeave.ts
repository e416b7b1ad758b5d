interface Leaving {
  isAgreed: () => boolean
  /** Gets a link that was pressed; it leads nowhere until it is pressed again. */
  onLink: (link: HTMLElement) => void
}

/** Hears of what would leave the page or this section of it, and stops it. Returns the function that ends it. */
export function onLeave({ isAgreed, onLink }: Leaving): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isAgreed()) event.preventDefault()
  }
  const onPressed = (event: MouseEvent) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
    if (!link || isAgreed() || !leavesBy(link, event)) return
    // Before the router hears of it.
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

/** Not by a new tab, a download or a call. */
const leavesBy = ({ protocol, target, download }: HTMLAnchorElement, event: MouseEvent) =>
  protocol.startsWith('http') &&
  target !== '_blank' &&
  download === '' &&
  !(event.ctrlKey || event.metaKey || event.shiftKey)
