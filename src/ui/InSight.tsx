import { useEffect, useRef, useState, type ReactNode } from 'react'

interface InSightProps {
  /** Stands in its place until then. */
  before?: ReactNode
  children: ReactNode
}

/** Draws what it wraps when the customer comes near it; its calls begin then. */
export function InSight({ before, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  if (isNear) return children
  return (
    <div ref={place} style={{ display: 'grid', minHeight: 1 }}>
      {before}
    </div>
  )
}
