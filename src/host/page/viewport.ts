import { use, useCallback, useSyncExternalStore } from 'react'
import { IslandElement } from '../IslandElement'
import { isPhone, MOBILE } from './width'

/**
 * Tells whether the screen or the island's container is as narrow as a phone; follows turning and resizing.
 */
export function useIsMobile(): boolean {
  const root = use(IslandElement)
  const subscribe = useCallback((onChange: () => void) => watch(root, onChange), [root])
  const look = () => isPhone(() => widthOf(root))
  // The third argument serves the build, which draws the first screen, too.
  return useSyncExternalStore(subscribe, look, look)
}

function watch(root: Element, onChange: () => void): () => void {
  const query = matchMedia(MOBILE)
  query.addEventListener('change', onChange)
  const observer = new ResizeObserver(() => {
    widths.delete(root)
    onChange()
  })
  observer.observe(root)
  return () => {
    query.removeEventListener('change', onChange)
    observer.disconnect()
  }
}

/** Widths as last measured, since each measuring makes the browser lay the page out. */
const widths = new WeakMap<Element, number>()

/** Returns the width as early as the first drawing, so that nothing moves after it. */
function widthOf(root: Element): number {
  const width = widths.get(root) ?? root.clientWidth
  widths.set(root, width)
  return width
}
