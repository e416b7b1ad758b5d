import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { isShown } from '../../host/page/isShown'
import { classes } from '../lib/classes'
import { onDismissal } from './dismissal'
import { lockScroll } from './lockScroll'

interface ModalProps {
  role?: 'alertdialog'
  /** Ids of the title and of the text that explains it. */
  labelledBy: string
  describedBy?: string
  centered?: boolean
  /** Covers the whole screen. */
  full?: boolean
  /** On phones the modal slides up from the bottom. */
  sheet?: boolean
  /** Called on Escape or a press on the backdrop. The parent closes the modal by unmounting it. */
  onDismissed: () => void
  children: ReactNode
}

/**
 * Native modal dialog, open while it is mounted. The browser makes the page behind it inert, moves the focus
 * in, and returns it to the opener.
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

  // A layout effect, because its clean-up runs while the dialog is still in the page, so that close() can
  // return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const unlock = lockScroll(dialog.ownerDocument)
    dialog.showModal()
    if (!isShown(dialog)) onLatestDismissed()
    const unlisten = onDismissal(dialog, () => onLatestDismissed())
    return () => {
      unlisten()
      // Unlocking causes a layout, which has to happen before the focus returns.
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
