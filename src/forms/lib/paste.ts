import { isEditable } from '../../ui/lib/typedKeys'

/**
 * Tells whether a paste is meant for a file field: it belongs to the field that it goes into. The focus is on the file
 * field, or on nothing that can be edited, and no dialog lies over it. What comes with text, such as cells of a table, is
 * meant to be read.
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

/** A picture that was copied from a page comes as HTML, too, but without words. */
const hasText = (data: DataTransfer): boolean =>
  ['text/plain', 'text/rtf'].some((type) => data.types.includes(type)) ||
  (data.types.includes('text/html') &&
    data
      .getData('text/html')
      .replaceAll(/<[^>]*>/g, '')
      .trim() !== '')

/** The focused element, also of a shadow root. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
