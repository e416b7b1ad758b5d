const TYPES = ['cancel', 'close', 'mousedown', 'click'] as const

/**
 * Tells when the customer wants out of an open dialog, by Escape or a press on its backdrop, and leaves it open:
 * typed text may have to be asked about. Returns the function that ends it.
 */
export function onDismissal(dialog: HTMLDialogElement, onDismissed: () => void): () => void {
  let hasPressedBackdrop = false

  const onEvent = (event: Event) => {
    // Fields have such events too; a file chooser that is cancelled says `cancel`.
    const isOwn = event.target === dialog
    switch (event.type) {
      case 'cancel':
        if (!isOwn) return
        event.preventDefault()
        onDismissed()
        return
      case 'close':
        // Chrome closes on a second Escape whatever `cancel` says.
        dialog.showModal()
        onDismissed()
        return
      case 'mousedown':
        // A selection dragged out of a field ends on the backdrop: only a press that began there counts.
        hasPressedBackdrop = isOwn
        return
      case 'click':
        if (isOwn && hasPressedBackdrop) onDismissed()
    }
  }

  TYPES.forEach((type) => dialog.addEventListener(type, onEvent))
  return () => TYPES.forEach((type) => dialog.removeEventListener(type, onEvent))
}
