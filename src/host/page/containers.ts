import { element } from '../element'
import { withoutInherited } from '../withoutInherited'

const SELECTOR = '[data-lens-widget]'

/** Uses `getAttribute`, because `dataset` inherits what a page may have added to all objects. */
export const nameOf = (container: HTMLElement) => container.getAttribute('data-lens-widget') ?? ''

export const containersIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(SELECTOR)]

export const containerOf = (name: string, isMeant: (container: Element) => boolean = () => true) =>
  containersIn(document).find((container) => nameOf(container) === name && isMeant(container))

/** Adds our own container at the end of `body`, for a dialog that has no visible place in the page. */
export function addContainer(name: string): HTMLElement {
  const container = element('div')
  container.setAttribute('data-lens-widget', name)
  // The page may hide empty elements.
  container.style.setProperty('display', 'block', 'important')
  document.body.append(container)
  return container
}

/**
 * Calls `onChanged` after every change that may add, rename or remove containers: AJAX blocks, swapped pages.
 * It passes the added and renamed nodes, so that the listener need not search the whole page.
 */
export function watchContainers(onChanged: (added: Node[]) => void): void {
  new MutationObserver((changes) =>
    onChanged(
      changes.flatMap(({ attributeName, target, addedNodes }) =>
        attributeName ? [target] : [...addedNodes],
      ),
    ),
  ).observe(
    document,
    withoutInherited({ childList: true, subtree: true, attributeFilter: ['data-lens-widget'] }),
  )
}
