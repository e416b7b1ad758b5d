/** Where an old address of a cabinet leads. */
export interface Redirect {
  path: string
  /** Goes with the navigation: the tab that the page opens with. */
  state?: { tab: 'getpoints' }
  /** The path is the site's, not the cabinet's. */
  isOutside?: true
}
