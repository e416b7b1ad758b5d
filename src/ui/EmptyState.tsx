import type { ReactNode } from 'react'
import { Art } from './Illustration'

interface EmptyStateProps {
  title: string
  /** What to do next. */
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="card">
      <div className="state">
        <Art name="empty" />
        <p className="h3">{title}</p>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
