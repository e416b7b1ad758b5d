import { fireEvent } from '@testing-library/react'

/** Returns the focused element, in whichever shadow root. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/**
 * jsdom has neither `showModal()` nor `close()` of `<dialog>`. This implements what tests need: the dialog is open, the
 * focus moves to its first control and returns afterwards, and closing fires `close`.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, focused())
  this.open = true
  this.querySelector<HTMLElement>('input, textarea, select, button, a[href]')?.focus()
}

HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

/** Simulates Escape in a dialog, which the key event of user-event does not cancel. */
export function pressEscape(dialog: HTMLElement) {
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.keyUp(dialog, { key: 'Escape' })
}
