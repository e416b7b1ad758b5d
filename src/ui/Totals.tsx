import type { ReactNode } from 'react'

/** List of sums, one below the other, with their total. */
export function Totals({ children }: { children: ReactNode }) {
  return <dl className="totals">{children}</dl>
}

interface TotalProps {
  name: string
  /** Marks the total of the other sums. */
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
