import { element } from './element'

const SELECTOR = '[data-lens-widget]'

export const nameOf = (container: HTMLElement) => container.dataset['lensWidget'] ?? ''

export const containersIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(SELECTOR)]

export const containerOf = (name: string) =>
  containersIn(document).find(({ dataset }) => dataset['lensWidget'] === name)

/** A container of our own at the end of `body`, for a dialog that the page has no place for. */
export function addContainer(name: string): HTMLElement {
  const container = element('div')
  container.dataset['lensWidget'] = name
  document.body.append(container)
  return container
}

/** Tells of every change that may bring, rename or remove containers: AJAX blocks, swapped pages. */
export function watchContainers(onChanged: () => void): void {
  new MutationObserver(() => onChanged()).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-lens-widget'],
  })
}
