/** What the names of our marks begin with. */
export const MARK = 'lens-widgets:'

/**
 * Marks in the browser's User Timing what the event `timing` tells later (docs/events.md): what measures comes when the
 * browser is idle. `detail` is the island's name.
 * @param element something in the island
 */
export function mark(what: 'content' | 'ready', element: Element): void {
  const root = element.getRootNode()
  const detail = root instanceof ShadowRoot ? root.host.getAttribute('data-lens-widget') : null
  performance.mark(MARK + what, { detail })
}
