/** The target of an old address of a cabinet. */
export interface Redirect {
  path: string
  /** The navigation state: the tab that the page opens with. */
  state?: { tab: 'getpoints' }
  /** Whether the path belongs to the site rather than to the cabinet. */
  isOutside?: true
}
