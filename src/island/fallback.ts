import { SERVICE_UNAVAILABLE } from '../domain/ApiError'

/**
 * An island that cannot be loaded gives its place back to what the editor put into the container; where that is
 * nothing, it says so and offers to try again. Drawn without React, which may be the very thing that is missing.
 */
export function drawFallback(container: HTMLElement, root: ShadowRoot, onRetry: () => void): void {
  if (container.childElementCount > 0 || container.textContent.trim() !== '') {
    root.replaceChildren(document.createElement('slot'))
    return
  }
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.textContent = SERVICE_UNAVAILABLE
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Повторить'
  retry.onclick = () => {
    root.replaceChildren()
    onRetry()
  }
  root.replaceChildren(text, retry)
}
