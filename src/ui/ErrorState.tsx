import { Art } from './Art'
import { Button } from './Button'

interface ErrorStateProps {
  title?: string
  message: string
  onRetry: () => void
  busy?: boolean
}

/** Stands in the place of what did not load and leaves the rest of the page alive. */
export function ErrorState({ title = 'Не загрузилось', message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div className="card">
      <div className="state" role="alert">
        <Art name="failed" />
        <h3>{title}</h3>
        <p>{message}</p>
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Повторить
        </Button>
      </div>
    </div>
  )
}
