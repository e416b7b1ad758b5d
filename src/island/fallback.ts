import { SERVICE_UNAVAILABLE } from '../domain/ApiError'
import { element, russian } from '../host/element'
import { ignore } from '../host/ignore'

/**
 * Restores the editor's content of a container whose island cannot be loaded; if there is none, shows a
 * message with a retry button. It works without React, which may be what failed to load.
 * @returns a function that removes it before the next attempt, so that there is only one
 */
export function drawFallback(container: HTMLElement, root: ShadowRoot, onRetry: () => void): () => void {
  if (container.firstElementChild || container.textContent.trim()) {
    root.replaceChildren(element('slot'))
    return ignore
  }
  const end = () => removeEventListener('online', retry)
  const retry = () => {
    // This runs once, whether the button is pressed or the browser comes online.
    end()
    root.replaceChildren()
    onRetry()
  }
  addEventListener('online', retry)
  const button = element('button', { textContent: 'Повторить', onclick: retry, ...russian })
  root.replaceChildren(element('p', { role: 'alert', textContent: SERVICE_UNAVAILABLE, ...russian }), button)
  return end
}
