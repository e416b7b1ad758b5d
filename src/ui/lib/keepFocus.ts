import { withoutInherited } from '../../host/withoutInherited'
import { isFocusLost } from './takeFocus'

/** The parts of an island whose names a screen reader tells when they receive the focus. */
const PARTS = 'li, dialog, fieldset, form, section, article, [role=group], [role=tabpanel], .page, .lens'

/** Milliseconds in which a component moves the focus itself, such as to a message or to the next heading. */
const PAUSE = 100

/**
 * Keeps the focus in the island: if the focused element is removed, such as the row of a list, the part that it
 * was in receives the focus, so that a keyboard or a screen reader continues there. Returns a function that ends
 * it.
 */
export function keepFocus(root: ShadowRoot): () => void {
  /** The element that was focused last, and its ancestors. */
  let focused: Element[] = []
  const onFocus = (event: Event) => {
    focused = event.composedPath().filter((one) => one instanceof Element)
  }
  // A customer who has left the element does not come back when it is removed.
  const onBlur = () =>
    setTimeout(() => {
      if (focused[0]?.isConnected === true && root.activeElement !== focused[0]) focused = []
    })
  const observer = new MutationObserver(() => {
    if (focused.length === 0 || focused[0]?.isConnected === true) return
    const removed = focused
    focused = []
    setTimeout(() => {
      if (isFocusLost()) focusPart(removed.find(({ isConnected }) => isConnected)?.closest(PARTS))
    }, PAUSE)
  })
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)
  observer.observe(root, withoutInherited({ childList: true, subtree: true }))
  return () => {
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('focusout', onBlur)
    observer.disconnect()
  }
}

function focusPart(part: Element | null | undefined): void {
  if (!(part instanceof HTMLElement)) return
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    // It is no target of a click afterwards.
    const onBlur = () => part.removeAttribute('tabindex')
    part.addEventListener('blur', onBlur, withoutInherited({ once: true }))
  }
  part.focus({ preventScroll: true })
}
