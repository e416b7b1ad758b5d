import { useEffect, useRef, useState } from 'react'

/** Distance below the screen at which an element is already treated as visible. */
const AHEAD = '200px'

/** Tells whether the element has scrolled into view; then it stays true. */
export function useInSight<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [isSeen, setSeen] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (isSeen || ref.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isSeen])
  return { ref, isSeen }
}
