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
  addEventListener('pagehide', keep)
  return () => {
    history.scrollRestoration = before
    removeEventListener('pagehide', keep)
  }
}

export const keepScroll = (key: string): void => void positions.set(key, scrollY)

/** Keeps the position of one history entry up to date; returns a function that ends it. */
export function followScroll(key: string): () => void {
  const onScroll = () => keepScroll(key)
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}

/**
 * Scrolls back to the position of a history entry. The page may still be growing, so it tries again at each
 * change of height until the position is reached or the customer scrolls. Returns a function that ends it.
 */
export function restoreScroll(key: string): () => void {
  const top = positions.get(key) ?? 0
  const growth = new ResizeObserver(attempt)
  const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const end = () => {
    growth.disconnect()
    inputs.forEach((input) => removeEventListener(input, end))
  }
  function attempt() {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) < 1) end()
  }
  inputs.forEach((input) => addEventListener(input, end, { passive: true }))
  growth.observe(document.documentElement)
  attempt()
  return end
}

export const scrollToTop = (): void => scrollTo(0, 0)

/** Tells whether this page load returns to an entry of the history, rather than beginning a new one. */
export function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}
