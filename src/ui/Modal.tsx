import { useLayoutEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react'
import { lockScroll } from './lockScroll'

interface ModalProps {
  role?: 'alertdialog'
  /** Ids of the title and of the text that explains it. */
  labelledBy: string
  describedBy?: string
  centered?: boolean
  /** The customer wants out, by Escape or the backdrop. Whoever renders the modal decides: gone is closed. */
  onDismissed: () => void
  children: ReactNode
}

/**
 * A native modal dialog, open as long as it is rendered. The browser makes the page behind inert,
 * puts the focus in, and gives it back to the opener.
 */
export function Modal({
  role,
  labelledBy,
  describedBy,
  centered = false,
  onDismissed,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const onForcedClose = useEffectEvent(onDismissed)

  // A layout effect: its clean-up runs while the dialog is still in the page, so that close() can return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const unlock = lockScroll(dialog.ownerDocument)
    dialog.showModal()
    // Chrome closes on a second Escape whatever `cancel` says; typed text must not go that way.
    const onClose = () => {
      dialog.showModal()
      onForcedClose()
    }
    dialog.addEventListener('close', onClose)
    return () => {
      dialog.removeEventListener('close', onClose)
      dialog.close()
      unlock()
    }
  }, [])

  // A selection dragged out of a field ends on the backdrop: only a press that began there counts.
  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget

  return (
    <dialog
      ref={ref}
      className={centered ? 'dialog dialog--center' : 'dialog'}
      part="dialog"
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file chooser that is cancelled inside says `cancel` too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismissed()
      }}
      onMouseDown={(event) => {
        pressedBackdrop.current = isBackdrop(event)
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isBackdrop(event)) onDismissed()
      }}
    >
      <div className="dialog__body">{children}</div>
    </dialog>
  )
}
