import type { ReactNode } from 'react'
import { Illustration } from './Illustration'

/** A card without content, which tells how to get some. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <div className="state">
      <Illustration name="empty" />
      <p>{children}</p>
    </div>
  )
}
