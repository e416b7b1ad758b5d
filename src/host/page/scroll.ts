import { withoutInherited } from '../withoutInherited'

const STORAGE_KEY = 'lens-widgets:scroll'

/**
 * Scroll positions by the keys of history entries. They are kept over a reload, since we restore them in the
 * browser's place.
 */
const positions = new Map<string, number>(read())

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

/**
 * Checks an entry, because anybody may write into the page's storage. It is a declaration, since `read` uses
 * it above.
 */
function isPosition(item: unknown): item is [string, number] {
  return Array.isArray(item) && typeof item[0] === 'string' && Number.isFinite(item[1])
}

function keep(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]))
  } catch {
    // Storage is closed or full: positions live until the page is left.
  }
}

/**
 * Takes scrolling over while the cabinet is there: sections load late, and the browser would restore too
 * early.
 */
export function takeScrollOver(): () => void {
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  return () => {
    history.scrollRestoration = before
  }
}

let isLeft = false
let endRestoration: (() => void) | undefined

/** Notes where an entry of the history stands. While it is being restored, the page may be shorter than it was. */
export function keepScroll(key: string): void {
  if (!isLeft && !endRestoration) positions.set(key, scrollY)
}

/**
 * Keeps the position of one history entry up to date; returns a function that ends it. When Back brings the
 * page out of the browser's memory, its data are read again and all is drawn anew: its position is restored,
 * whoever follows it by then.
 */
export function followScroll(key: string): () => void {
  const onScroll = () => keepScroll(key)
  const onShown = () => {
    isLeft = false
    restoreScroll(key)
  }
  const onLeft = () => {
    // A press right after scrolling leaves the page before it hears of the scrolling.
    keepScroll(key)
    keep()
    isLeft = true
    addEventListener('pageshow', onShown, withoutInherited({ once: true }))
  }
  addEventListener('scroll', onScroll, withoutInherited({ passive: true }))
  addEventListener('pagehide', onLeft)
  return () => {
    removeEventListener('scroll', onScroll)
    removeEventListener('pagehide', onLeft)
  }
}

const pageHeight = () => document.documentElement.scrollHeight

/**
 * Scrolls back to the position of a history entry. The page may still be growing, or shrink once more while
 * it loads, so it tries again at each change of height until the customer, or anything else, scrolls. Returns
 * a function that ends it.
 */
export function restoreScroll(key: string): () => void {
  endRestoration?.()
  const top = positions.get(key) ?? 0
  const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'] as const
  let height = pageHeight()
  let hasChanged = false
  const attempt = () => {
    hasChanged ||= pageHeight() !== height
    height = pageHeight()
    scrollTo(0, top)
  }
  const growth = new ResizeObserver(attempt)
  const onScroll = () => {
    // A page that has not changed yet, changes now, or is still too short has moved by itself.
    if (!hasChanged || pageHeight() !== height || height - innerHeight < top) return
    if (Math.abs(scrollY - top) < 1) return
    end()
    keepScroll(key)
  }
  const end = () => {
    if (endRestoration === end) endRestoration = undefined
    growth.disconnect()
    inputs.forEach((input) => removeEventListener(input, end, true))
    removeEventListener('scroll', onScroll)
  }
  endRestoration = end
  inputs.forEach((input) => addEventListener(input, end, withoutInherited({ passive: true, capture: true })))
  addEventListener('scroll', onScroll, withoutInherited({ passive: true }))
  growth.observe(document.documentElement)
  attempt()
  return end
}

export function scrollToTop(): void {
  endRestoration?.()
  scrollTo(0, 0)
}

/** Tells whether this page load returns to an entry of the history, rather than beginning a new one. */
export function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load?.type === 'reload' || load?.type === 'back_forward'
}
