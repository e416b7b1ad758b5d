import type { ReactNode } from 'react'
import { Illustration } from './Illustration'

/** A card that has nothing to show yet: what will stand there, and how it comes. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <div className="state">
      <Illustration name="empty" />
      <p>{children}</p>
    </div>
  )
}
