import type { ReactNode } from 'react'

/**
 * Renders a layer of a scene in a 640 × 400 viewBox. It is hidden from screen readers, because the scene as a
 * whole has a description.
 */
export const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 640 400" aria-hidden="true">
    {children}
  </svg>
)
