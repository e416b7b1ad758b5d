/**
 * The `rel` of a sheet that is preloaded; React would take a link with just 'stylesheet' for the sheet
 * itself.
 */
export const LATER = 'stylesheet later'

/** Returns the addresses of the style sheets that have loaded with chunks. */
export const loadedSheets = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER}"]`)].map(({ href }) => href)
