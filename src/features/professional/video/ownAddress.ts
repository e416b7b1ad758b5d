import { safeHref } from '#domain/safeHref'
import { absolute, linkTo } from '#host/page/links'

/** Returns a link that the browser may load in the page: a safe one of this origin; else undefined. */
export function ownAddress(address: string | null): string | undefined {
  const safe = safeHref(address)
  try {
    // `URL.canParse` exists only since Chrome 120 and Safari 17.
    return safe !== undefined && new URL(absolute(safe)).origin === location.origin ? linkTo(safe) : undefined
  } catch {
    return undefined
  }
}
