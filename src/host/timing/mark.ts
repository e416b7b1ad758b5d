/** Prefix of the names of our marks. */
export const MARK = 'lens-widgets:'

/**
 * Sets a User Timing mark for the later event `timing` (docs/events.md): the measuring code loads when the
 * browser is idle. `detail` is the island's name.
 * @param element any element in the island
 */
export function mark(what: 'content' | 'ready', element: Element): void {
  const root = element.getRootNode()
  const detail = root instanceof ShadowRoot ? root.host.getAttribute('data-lens-widget') : null
  performance.mark(MARK + what, { detail })
}
