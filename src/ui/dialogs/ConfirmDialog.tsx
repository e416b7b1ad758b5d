import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../controls/Button'
import { Modal } from './Modal'
import { Notice } from '../states/Notice'

interface ConfirmDialogProps {
  /** 'Отменить подписку?' */
  question: string
  /** Tells the customer what is lost and what stays. */
  children: ReactNode
  /** Label that names the action, 'Отменить подписку', not 'Да'. */
  action: string
  cancel?: string
  /** 'primary' if nothing is lost. */
  variant?: 'danger' | 'primary'
  busy?: boolean
  /** Disables the confirmation; `error` tells why. */
  disabled?: boolean
  /** The reason why the last attempt failed. */
  error?: ReactNode
  /** Presses are ignored while its promise is pending; the parent passes a failure as `error`. */
  onConfirmed: () => void | Promise<void>
  onCancelled: () => void
}

export function ConfirmDialog({
  question,
  children,
  action,
  cancel = 'Отмена',
  variant = 'danger',
  busy = false,
  disabled = false,
  error,
  onConfirmed,
  onCancelled,
}: ConfirmDialogProps) {
  const id = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)

  // The browser would focus the first button; an accidental Enter must not delete anything.
  useLayoutEffect(() => cancelButton.current?.focus(), [])

  const isConfirming = useRef(false)
  const onPressed = async () => {
    // `busy` changes only with the next render.
    if (isConfirming.current) return
    isConfirming.current = true
    try {
      await onConfirmed()
    } finally {
      isConfirming.current = false
    }
  }

  // Closing the dialog cannot undo a request that was already sent.
  const onDismissed = () => {
    if (!busy) onCancelled()
  }
  return (
    <Modal role="alertdialog" labelledBy={id} describedBy={`${id}text`} onDismissed={onDismissed}>
      <h2 id={id}>{question}</h2>
      <div id={`${id}text`}>{children}</div>
      {error != null && <Notice tone="bad">{error}</Notice>}
      <div className="dialog__actions">
        <Button variant={variant} busy={busy} disabled={disabled} onClick={() => void onPressed()}>
          {action}
        </Button>
        <Button variant="quiet" ref={cancelButton} onClick={onDismissed}>
          {cancel}
        </Button>
      </div>
    </Modal>
  )
}
