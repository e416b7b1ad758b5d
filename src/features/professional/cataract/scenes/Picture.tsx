import type { ReactNode } from 'react'

/** A layer of a scene, 640 × 400; it is described as a whole. */
export const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 640 400" aria-hidden="true">
    {children}
  </svg>
)
