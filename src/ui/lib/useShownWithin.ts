import { useLayoutEffect, type RefObject } from 'react'

/** Width in px of the end of the strip that fades. */
const FADE = 32
/** Room in px for the focus ring of an item. */
const RING = 6

/**
 * Keeps the selected item of a strip visible that scrolls sideways in a narrow column, also when a count or the style
 * sheet that comes later makes the items wider; then the item that the keyboard focuses: a browser leaves one alone
 * of which an edge is in view. Scrolls only the strip, never the page.
 * @param selector of the selected item
 * @param selected changes with the selection
 */
export function useShownWithin(
  strip: RefObject<HTMLElement | null>,
  selector: string,
  selected: string,
): void {
  useLayoutEffect(() => {
    const { current } = strip
    if (!current) return
    const show = () => {
      const item = current.querySelector(selector)
      if (item) showWithin(current, item)
    }
    show()
    const observer = new ResizeObserver(show)
    for (const box of [current, ...current.children]) observer.observe(box)
    // What is pressed must not move under the pointer.
    const onFocused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) showWithin(current, target)
    }
    current.addEventListener('focusin', onFocused)
    return () => {
      observer.disconnect()
      current.removeEventListener('focusin', onFocused)
    }
  }, [strip, selector, selected])
}

function showWithin(strip: Element, item: Element): void {
  const seen = strip.getBoundingClientRect()
  const { left, right } = item.getBoundingClientRect()
  const before = left - RING - seen.left
  if (before < 0) strip.scrollLeft += before
  // Of an item that is wider than the strip the beginning is shown.
  else if (right > seen.right - FADE) strip.scrollLeft += Math.min(right - seen.right + FADE, before)
}
