import { isEditable } from '../../ui/lib/typedKeys'

/**
 * Tells whether a paste is meant for a file field: the focus is on that field or on nothing editable, and no
 * dialog is above it. A paste that contains text, such as table cells, is not meant as a file.
 */
export function isMeantFor(input: HTMLInputElement, event: ClipboardEvent): boolean {
  const { clipboardData } = event
  if (!clipboardData || clipboardData.files.length === 0 || hasText(clipboardData)) return false
  const [target] = event.composedPath()
  if (target === input) return true
  const root = input.getRootNode()
  const dialog = root instanceof ShadowRoot || root instanceof Document ? root.querySelector('dialog') : null
  return !isEditable(target) && !isEditable(focused()) && (dialog === null || dialog.contains(input))
}

/** A picture copied from a page comes with HTML, but without words. */
const hasText = (data: DataTransfer): boolean =>
  ['text/plain', 'text/rtf'].some((type) => data.types.includes(type)) ||
  (data.types.includes('text/html') &&
    data
      .getData('text/html')
      .replaceAll(/<[^>]*>/g, '')
      .trim() !== '')

/** Returns the focused element, also within a shadow root. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
