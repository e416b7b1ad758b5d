import { SERVICE_UNAVAILABLE } from '../domain/ApiError'
import { element } from '../host/element'

/**
 * An island that cannot be loaded gives its place back to what the editor put into the container; where that is
 * nothing, it says so and offers to try again. Drawn without React, which may be the very thing that is missing.
 */
export function drawFallback(container: HTMLElement, root: ShadowRoot, onRetry: () => void): void {
  if (container.firstElementChild || container.textContent.trim()) {
    root.replaceChildren(element('slot'))
    return
  }
  const retry = () => {
    // Once, whether it is pressed or the browser comes online.
    removeEventListener('online', retry)
    root.replaceChildren()
    onRetry()
  }
  addEventListener('online', retry)
  const button = element('button', { textContent: 'Повторить', onclick: retry })
  root.replaceChildren(element('p', { role: 'alert', textContent: SERVICE_UNAVAILABLE }), button)
}
