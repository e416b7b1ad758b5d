import type { ReactNode } from 'react'
import { useInSight } from './lib/useInSight'

/** Renders its children when the customer comes near them; their calls begin then. */
export function InSight({ children }: { children: ReactNode }) {
  const { ref, isSeen } = useInSight<HTMLDivElement>()
  return isSeen ? children : <div ref={ref} style={{ minHeight: 1 }} />
}
