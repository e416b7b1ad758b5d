import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog'
import { IconButton } from '../controls/IconButton'
import { Modal } from './Modal'
import { DismissContext, UnsavedContext, type Unsaved } from '../lib/unsaved'

interface DialogProps {
  title: ReactNode
  /** The dialog covers the whole screen. */
  full?: boolean
  /** On phones the dialog rises from the lower edge. */
  sheet?: boolean
  onClosed: () => void
  children: ReactNode
}

/**
 * Dialog that Escape, the backdrop and the cross close. Each asks first if a form inside holds unsaved text.
 */
export function Dialog({ title, onClosed, children, ...look }: DialogProps) {
  const titleId = useId()
  // A ref keeps this, not state: text typed just before Escape has to count.
  const unsaved = useRef<Unsaved>(undefined)
  const mark = useCallback((typed: Unsaved | undefined) => {
    unsaved.current = typed
  }, [])
  const [isAsking, setAsking] = useState(false)
  const onDiscarded = () => {
    unsaved.current?.discard()
    onClosed()
  }
  const onDismissed = () => {
    if (unsaved.current) setAsking(true)
    else onClosed()
  }
  return (
    <Modal {...look} labelledBy={titleId} onDismissed={onDismissed}>
      <h2 className="dialog__title" id={titleId}>
        {title}
      </h2>
      <DismissContext value={onDismissed}>
        <UnsavedContext value={mark}>{children}</UnsavedContext>
      </DismissContext>
      {/* The button comes last, so that the focus goes to the first field */}
      <IconButton icon="close" label="Закрыть" place="dialog__close" onClick={onDismissed} />
      {isAsking && (
        <ConfirmDialog
          question="Закрыть без сохранения?"
          action="Закрыть"
          cancel="Продолжить"
          onConfirmed={onDiscarded}
          onCancelled={() => setAsking(false)}
        >
          Введённый текст пропадёт.
        </ConfirmDialog>
      )}
    </Modal>
  )
}
