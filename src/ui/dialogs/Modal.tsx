import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from '../lib/classes'
import { onDismissal } from '../lib/dismissal'
import { lockScroll } from '../lib/lockScroll'

interface ModalProps {
  role?: 'alertdialog'
  /** Ids of the title and of the text that explains it. */
  labelledBy: string
  describedBy?: string
  centered?: boolean
  /** Covers the whole screen. */
  full?: boolean
  /** On phones it rises from the lower edge. */
  sheet?: boolean
  /** Escape or the backdrop was pressed. The parent closes the modal by no longer rendering it. */
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
  full = false,
  sheet = false,
  onDismissed,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const onLatestDismissed = useEffectEvent(onDismissed)

  // A layout effect: its clean-up runs while the dialog is still in the page, so that close() can return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const unlock = lockScroll(dialog.ownerDocument)
    dialog.showModal()
    const unlisten = onDismissal(dialog, () => onLatestDismissed())
    return () => {
      unlisten()
      // Before the focus returns, for which the page is laid out.
      unlock()
      // A nested dialog that is still open would keep the opener inert.
      dialog.querySelectorAll('dialog').forEach((inner) => inner.close())
      dialog.close()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className={classes(
        'dialog',
        centered && 'dialog--center',
        full && 'dialog--full',
        sheet && 'dialog--sheet',
      )}
      part="dialog"
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <div className="dialog__body">{children}</div>
    </dialog>
  )
}
