import { fireEvent } from '@testing-library/react'

/** What has the focus, in whichever shadow root. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/**
 * jsdom knows `<dialog>` but neither showModal() nor close(). What a test needs of them: the dialog is open,
 * the focus goes to its first control and back to where it was, closing says `close`.
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

/** What the browser does on Escape: user-event's key alone does not reach a dialog. */
export function pressEscape(dialog: HTMLElement) {
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.keyUp(dialog, { key: 'Escape' })
}
