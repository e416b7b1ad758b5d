import { SERVICE_UNAVAILABLE } from '../domain/ApiError'
import { element } from '../host/element'
import { ignore } from '../host/ignore'

/**
 * An island that cannot be loaded gives its place back to what the editor put into the container; where that is
 * nothing, it says so and offers to try again. Drawn without React, which may be the very thing that is missing.
 * @returns what ends it: the next attempt, whoever begins it, is not to be begun once more
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
  const button = element('button', { textContent: 'Повторить', onclick: retry })
  root.replaceChildren(element('p', { role: 'alert', textContent: SERVICE_UNAVAILABLE }), button)
  return end
}
