import type { ReactNode } from 'react'

/** Points: always warm, always with the ring. */
export function Coin({ children }: { children: ReactNode }) {
  return <span className="coin">{children}</span>
}
