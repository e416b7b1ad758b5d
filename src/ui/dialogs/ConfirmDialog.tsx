import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../controls/Button'
import { Modal } from './Modal'
import { usePress } from '../lib/usePress'
import { FailureText } from '../states/FailureText'
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
  /** True while something else keeps the dialog busy than the promise of `onConfirmed`. */
  busy?: boolean
  /** Disables the confirmation; `error` tells why. */
  disabled?: boolean
  /** Shown in place of what `onConfirmed` has thrown. */
  error?: ReactNode
  /** The dialog is busy while its promise is pending, and shows what it throws. */
  onConfirmed: () => void | Promise<void>
  onCancelled: () => void
}

export function ConfirmDialog({
  question,
  children,
  action,
  cancel = 'Отмена',
  variant = 'danger',
  busy: isKeptBusy = false,
  disabled = false,
  error,
  onConfirmed,
  onCancelled,
}: ConfirmDialogProps) {
  const id = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)

  // The browser would focus the first button; an accidental Enter must not delete anything.
  useLayoutEffect(() => cancelButton.current?.focus(), [])

  const { press, isBusy, failure } = usePress(onConfirmed)
  const busy = isKeptBusy || isBusy
  const shown = error ?? (failure !== undefined && <FailureText error={failure} />)

  // Closing the dialog cannot undo a request that was already sent.
  const onDismissed = () => {
    if (!busy) onCancelled()
  }
  return (
    <Modal role="alertdialog" labelledBy={id} describedBy={`${id}text`} onDismissed={onDismissed}>
      <h2 id={id}>{question}</h2>
      <div id={`${id}text`}>{children}</div>
      {shown !== false && <Notice tone="bad">{shown}</Notice>}
      <div className="dialog__actions">
        <Button variant={variant} busy={busy} disabled={disabled} onClick={() => void press()}>
          {action}
        </Button>
        <Button variant="quiet" ref={cancelButton} onClick={onDismissed}>
          {cancel}
        </Button>
      </div>
    </Modal>
  )
}
