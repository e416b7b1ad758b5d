import type { ReactNode } from 'react'

/**
 * A place for text that comes after a press and does not take the focus. It stands before its text does: screen
 * readers tell what comes into a live region, and many are silent about a region that comes together with its text.
 */
export const Announced = ({ children }: { children: ReactNode }) => (
  <div className="announced" aria-live="polite">
    {children}
  </div>
)
