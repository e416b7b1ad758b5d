let locks = 0

/** Keeps the page behind a dialog from scrolling until the returned function is called; dialogs may nest. */
export function lockScroll(document: Document): () => void {
  const page = document.documentElement
  locks += 1
  if (locks === 1) {
    const hasScrollbar = (document.defaultView?.innerWidth ?? 0) > page.clientWidth
    // The gutter keeps the width of the scrollbar, so that the page does not jump.
    if (hasScrollbar) page.style.setProperty('scrollbar-gutter', 'stable')
    page.style.setProperty('overflow', 'hidden', 'important')
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    page.style.removeProperty('scrollbar-gutter')
    page.style.removeProperty('overflow')
  }
}
