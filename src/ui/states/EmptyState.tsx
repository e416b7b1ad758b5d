import type { ReactNode } from 'react'
import { Illustration } from './Illustration'

interface EmptyStateProps {
  title: string
  /** Advice on the next step. */
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="card" part="card">
      <div className="state">
        <Illustration name="empty" />
        <p className="h3">{title}</p>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
