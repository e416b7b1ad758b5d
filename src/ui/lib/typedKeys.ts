const EDITED = '[contenteditable]:not([contenteditable=false])'
const EDITABLE = `input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=range]),textarea,select,iframe,${EDITED},${EDITED} *`

/** Nobody sees into the frame of another page, such as a chat. */
export const isEditable = (element: unknown): boolean =>
  element instanceof Element && element.matches(EDITABLE)

/** What is typed belongs to its field; with Ctrl, Alt or Meta it is a shortcut. */
function keepTyped(event: Event): void {
  // What a browser fills in has no key.
  const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent
  const isTyped = /^.$/su.test(key) && !ctrlKey && !altKey && !metaKey
  if (isTyped && isEditable(event.composedPath()[0])) event.stopPropagation()
}

/** Keeps what is typed into the fields in here from the page's shortcuts, after all handlers of ours have had it. */
export const keepTypedKeys = (root: ShadowRoot): void =>
  ['keydown', 'keypress', 'keyup'].forEach((type) => root.addEventListener(type, keepTyped))
