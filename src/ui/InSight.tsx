import type { ReactNode } from 'react'
import { useInSight } from './lib/useInSight'

/** Renders its children, and so starts their calls, shortly before they scroll into view. */
export function InSight({ children }: { children: ReactNode }) {
  const { ref, isSeen } = useInSight<HTMLDivElement>()
  return isSeen ? children : <div ref={ref} style={{ minHeight: 1 }} />
}
