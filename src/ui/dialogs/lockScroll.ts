/** The number of open dialogs, and the function that gives the page its own scrolling back. */
let locks: { count: number; end: () => void } | undefined

/** Keeps the page behind a dialog from scrolling until the returned function is called; dialogs may nest. */
export function lockScroll(document: Document): () => void {
  const lock = (locks ??= { count: 0, end: stopScrolling(document) })
  lock.count += 1
  return () => {
    lock.count -= 1
    if (lock.count > 0) return
    locks = undefined
    lock.end()
  }
}

const GUTTER = 'scrollbar-gutter'
const CHANGED = [GUTTER, 'overflow', 'overflow-x', 'overflow-y']

/** The returned function restores what the page had set itself, unless it has set something else since. */
function stopScrolling({ documentElement: page, defaultView }: Document): () => void {
  const { style } = page
  const hasScrollbar = (defaultView?.innerWidth ?? 0) > page.clientWidth
  const before = CHANGED.map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  )
  // The gutter keeps the width of the scrollbar, so that the page does not jump.
  if (hasScrollbar) style.setProperty(GUTTER, 'stable')
  style.setProperty('overflow', 'hidden', 'important')
  return () => {
    const isOurs = style.getPropertyPriority('overflow') === 'important'
    for (const one of before) if (isOurs || one[0] === GUTTER) style.setProperty(...one)
  }
}
