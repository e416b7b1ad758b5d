import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { retryAll } from '../../host/retry'
import { Illustration } from './Illustration'
import { Button, type ButtonProps } from '../controls/Button'
import { LeftToReact } from '../lib/LeftToReact'

interface ErrorStateProps {
  title?: string
  message: string
  onRetry: () => void
  busy?: boolean
  /** Another action, such as signing in. */
  action?: ReactNode
}

/** Replaces content that failed to load; the rest of the page keeps working. */
export function ErrorState({
  title = 'Не загрузилось',
  message,
  onRetry,
  busy = false,
  action,
}: ErrorStateProps) {
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <div className="card" part="card">
      <div className="state" role="alert">
        <Illustration name="failed" />
        <p className="h3">{title}</p>
        <p>{message}</p>
        <RetryButton variant="secondary" busy={busy} onClick={onRetry} />
        {action}
      </div>
    </div>
  )
}

/**
 * Button 'Повторить': retries its own query, and all others that failed because of the network or the server.
 * After a success it disappears, and the focus moves to the heading of its dialog, card or page.
 */
export function RetryButton({
  onClick,
  ...props
}: Omit<ButtonProps, 'children' | 'onClick'> & { onClick: () => void }) {
  if (BEFORE_REACT) throw new LeftToReact()
  const ref = useRef<HTMLButtonElement>(null)

  // A layout effect, because its clean-up runs while the button is still in the page.
  useLayoutEffect(() => {
    const button = ref.current
    const root = button?.getRootNode()
    if (!(root instanceof Document || root instanceof ShadowRoot)) return
    // Behind a dialog nothing can be focused.
    const heading = button?.closest('dialog, section.card')?.querySelector('h2') ?? root.querySelector('h1')
    return () => {
      if (root.activeElement !== button || !heading) return
      heading.tabIndex = -1
      queueMicrotask(() => heading.focus())
    }
  }, [])

  const onPressed = () => {
    onClick()
    retryAll()
  }

  return (
    <Button {...props} ref={ref} onClick={onPressed}>
      Повторить
    </Button>
  )
}
