import type { ReactNode } from 'react'
import { useInSight } from './lib/useInSight'

interface InSightProps {
  /** Shown until then: a skeleton as high as the children, if something below them may be seen first. */
  before?: ReactNode
  children: ReactNode
}

/** Renders its children, and so starts their calls, shortly before they scroll into view. */
export function InSight({ before, children }: InSightProps) {
  const { ref, isSeen } = useInSight<HTMLDivElement>()
  return isSeen ? (
    children
  ) : (
    <div ref={ref} style={{ minHeight: 1 }}>
      {before}
    </div>
  )
}
