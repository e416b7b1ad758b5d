const TYPES = ['cancel', 'close', 'mousedown', 'click'] as const

/**
 * Reports that the customer wants to close a dialog with Escape or its backdrop, but leaves it open, because
 * there may be unsaved text to ask about. Returns a function that stops the reports.
 */
export function onDismissal(dialog: HTMLDialogElement, onDismissed: () => void): () => void {
  let hasPressedBackdrop = false

  const onEvent = (event: Event) => {
    // These events also bubble from fields; a cancelled file chooser fires `cancel`.
    const isOwn = event.target === dialog
    switch (event.type) {
      case 'cancel':
        if (!isOwn) return
        event.preventDefault()
        onDismissed()
        return
      case 'close':
        // Chrome closes the dialog on a second Escape even if `cancel` is prevented.
        dialog.showModal()
        onDismissed()
        return
      case 'mousedown':
        // A selection dragged out of a field ends on the backdrop, so only a press that began there counts.
        hasPressedBackdrop = isOwn
        return
      case 'click':
        if (isOwn && hasPressedBackdrop) onDismissed()
    }
  }

  TYPES.forEach((type) => dialog.addEventListener(type, onEvent))
  return () => TYPES.forEach((type) => dialog.removeEventListener(type, onEvent))
}
