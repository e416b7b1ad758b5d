import { useEffect, useRef, useState } from 'react'

/** How far below the screen something already counts as seen. */
const AHEAD = '200px'

/** Whether the element has come into sight; from then on it stays so. */
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
