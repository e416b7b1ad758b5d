/**
 * The `rel` of a sheet that is preloaded; React would take a link with just 'stylesheet' for the sheet
 * itself.
 */
export const LATER = 'stylesheet later'

/**
 * Returns the addresses of the style sheets that have loaded with chunks, without those still on their way: the
 * chunk that is waited for has its own by now, and the others belong to later parts.
 */
export const loadedSheets = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER}"]`)]
    .filter(({ sheet }) => sheet)
    .map(({ href }) => href)
