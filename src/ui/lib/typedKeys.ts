const EDITED = '[contenteditable]:not([contenteditable=false])'
const EDITABLE = `input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=range]),textarea,select,iframe,${EDITED},${EDITED} *`

/** The content of another page's frame, such as a chat, is not accessible. */
export const isEditable = (element: unknown): boolean =>
  element instanceof Element && element.matches(EDITABLE)

/** Typed text belongs to its field; with Ctrl, Alt or Meta it is a shortcut. */
function keepTyped(event: Event): void {
  // Autofill events have no key.
  const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent
  const isTyped = /^.$/su.test(key) && !ctrlKey && !altKey && !metaKey
  if (isTyped && isEditable(event.composedPath()[0])) event.stopPropagation()
}

/** Hides typing in the island's fields from the page's keyboard shortcuts, after our own handlers. */
export const keepTypedKeys = (root: ShadowRoot): void =>
  ['keydown', 'keypress', 'keyup'].forEach((type) => root.addEventListener(type, keepTyped))
