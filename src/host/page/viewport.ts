import { use, useCallback, useSyncExternalStore } from 'react'
import { IslandElement } from '../IslandElement'

/** Media query of a phone: up to 767 px (contract 2.5). */
const MOBILE = '(max-width: 767px)'

/** In pixels; a narrower container is laid out as on a phone, however wide the screen is (contract 2.5). */
const TABLET_WIDTH = 640

/**
 * Tells whether the screen, or a container of that width, is as narrow as a phone. A hidden container has no
 * width and is ignored.
 */
const isPhone = (width: () => number): boolean => {
  if (matchMedia(MOBILE).matches) return true
  const found = width()
  return found > 0 && found < TABLET_WIDTH
}

/**
 * Tells whether the screen or the island's container is as narrow as a phone, and re-renders on rotation and
 * resize.
 */
export function useIsMobile(): boolean {
  const root = use(IslandElement)
  const subscribe = useCallback((onChange: () => void) => watch(root, onChange), [root])
  const look = () => isPhone(() => widthOf(root))
  // The third argument is needed in the build, which prerenders the first screen.
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

/** Caches the measured widths, because each measurement forces a layout. */
const widths = new WeakMap<Element, number>()

/** Returns the width already at the first render, so that nothing shifts afterwards. */
function widthOf(root: Element): number {
  const width = widths.get(root) ?? root.clientWidth
  widths.set(root, width)
  return width
}
