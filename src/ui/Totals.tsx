import type { ReactNode } from 'react'

/** A list of sums with their total. */
export function Totals({ children }: { children: ReactNode }) {
  return <dl className="totals">{children}</dl>
}

interface TotalProps {
  name: string
  /** Marks the total. */
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
