import { useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog'
import { IconButton } from '../controls/IconButton'
import { Modal } from './Modal'
import { DismissContext, UnsavedContext, type Unsaved } from '../lib/unsaved'

interface DialogProps {
  title: ReactNode
  /** Covers the whole screen. */
  full?: boolean
  /** On phones the dialog slides up from the bottom. */
  sheet?: boolean
  /** Id of a heading in the content that names the dialog besides its title. */
  namedAlsoBy?: string
  onClosed: () => void
  children: ReactNode
}

/**
 * A dialog that Escape, the backdrop and the close button close. Each asks first if a form inside has unsaved
 * text.
 */
export function Dialog({ title, namedAlsoBy = '', onClosed, children, ...look }: DialogProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  // The browser has focused the first control. While the content loads that is the close button; the heading takes
  // its place, so that a screen reader begins there and the content does not have to move the focus when it comes.
  useLayoutEffect(() => {
    if (heading.current === null || !closeButton.current?.matches(':focus')) return
    // Not before: the browser would focus it in place of the first field.
    heading.current.tabIndex = -1
    heading.current.focus()
  }, [])
  // A ref instead of state, because text typed just before Escape must be included.
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
    <Modal {...look} labelledBy={`${titleId} ${namedAlsoBy}`.trim()} onDismissed={onDismissed}>
      <h2 className="dialog__title" id={titleId} ref={heading}>
        {title}
      </h2>
      <DismissContext value={onDismissed}>
        <UnsavedContext value={mark}>{children}</UnsavedContext>
      </DismissContext>
      {/* The button is last, so that the first field gets the focus */}
      <IconButton
        icon="close"
        label="Закрыть"
        place="dialog__close"
        ref={closeButton}
        onClick={onDismissed}
      />
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
