import type { ReactNode } from 'react'
import { Art } from './Art'
import { Button } from './Button'

interface ErrorStateProps {
  title?: string
  message: string
  onRetry: () => void
  busy?: boolean
  /** What else may help: signing in. */
  action?: ReactNode
}

/** Stands in the place of what did not load and leaves the rest of the page alive. */
export function ErrorState({
  title = 'Не загрузилось',
  message,
  onRetry,
  busy = false,
  action,
}: ErrorStateProps) {
  return (
    <div className="card">
      <div className="state" role="alert">
        <Art name="failed" />
        <p className="h3">{title}</p>
        <p>{message}</p>
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Повторить
        </Button>
        {action}
      </div>
    </div>
  )
}
