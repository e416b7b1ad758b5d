import { withoutInherited } from '../withoutInherited'

const STORAGE_KEY = 'lens-widgets:scroll'

/**
 * Scroll positions by history entry key. They survive a reload, because we restore them instead of the
 * browser.
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
 * Validates an entry, because any script can write to the page's storage. It is a function declaration,
 * because `read` uses it above.
 */
function isPosition(item: unknown): item is [string, number] {
  return Array.isArray(item) && typeof item[0] === 'string' && Number.isFinite(item[1])
}

function keep(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]))
  } catch {
    // Storage is blocked or full: positions last until the page is left.
  }
}

const takers = new Set<object>()
let restorationOfPage: ScrollRestoration = 'auto'

/**
 * Takes over scroll restoration while a cabinet or a list is mounted: their content loads late, and the browser
 * would restore too early. The page gets its own setting back when the last of them is gone.
 */
export function takeScrollOver(): () => void {
  const taker = {}
  if (takers.size === 0) restorationOfPage = history.scrollRestoration
  takers.add(taker)
  history.scrollRestoration = 'manual'
  return () => {
    if (takers.delete(taker) && takers.size === 0) history.scrollRestoration = restorationOfPage
  }
}

let isLeft = false
let endRestoration: (() => void) | undefined

/**
 * Saves the scroll position of a history entry, except during a restoration, when the page may be shorter
 * than before.
 */
export function keepScroll(key: string): void {
  if (!isLeft && !endRestoration) positions.set(key, scrollY)
}

/**
 * Keeps the position of one history entry up to date; returns a function that stops it. When Back restores
 * the page from the back/forward cache, its data are reloaded and everything is rendered anew, so the
 * position is restored too.
 */
export function followScroll(key: string): () => void {
  const onScroll = () => keepScroll(key)
  const onShown = () => {
    isLeft = false
    restoreScroll(key)
  }
  const onLeft = () => {
    // A press right after scrolling leaves the page before the scroll event fires.
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
 * Restores the scroll position of a history entry. The page may grow or shrink while it loads, so each change
 * of height retries until the customer, or anything else, scrolls. Returns a function that stops it.
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
    // If the height has not changed yet, is changing now, or is too small, the browser itself has scrolled.
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

/** Tells whether this page load returns to an existing history entry. */
export function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load?.type === 'reload' || load?.type === 'back_forward'
}
