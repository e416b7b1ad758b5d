import type { ReactNode } from 'react'

/** Sums, one below the other: what adds up, and what it comes to. */
export function Totals({ children }: { children: ReactNode }) {
  return <dl className="totals">{children}</dl>
}

interface TotalProps {
  name: string
  /** What the others come to. */
  isSum?: boolean
  children: ReactNode
}

export function Total({ name, isSum = false, children }: TotalProps) {
  return (
    <div className={isSum ? 'strong' : undefined}>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
