/** The `rel` of a sheet that is loaded for later; React would take one that says just 'stylesheet' for the sheet itself. */
export const LATER = 'stylesheet later'

/** Addresses of the style sheets that have come with chunks. */
export const loadedSheets = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER}"]`)].map(({ href }) => href)
