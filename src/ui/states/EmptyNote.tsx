import type { ReactNode } from 'react'
import { Illustration } from './Illustration'

/** Card that has nothing to show yet: it says how its content comes. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <div className="state">
      <Illustration name="empty" />
      <p>{children}</p>
    </div>
  )
}
