import { ignore } from '../ignore'
import { waitAtMost } from '../waitAtMost'

/** Maximum time in milliseconds that React's files wait. */
const LONGEST_WAIT_MS = 1_000

/**
 * Resolves when React's files may be requested. On a first visit they wait for what is needed to render before
 * React: most servers send all files of a page side by side, so they would delay it.
 * @returns undefined on a repeat visit, where the browser has them
 */
export function beforeReact(needed: Promise<unknown>): Promise<unknown> | undefined {
  const settled = needed.catch(ignore)
  return isCached() ? undefined : waitAtMost(LONGEST_WAIT_MS, settled)
}

/** Returns whether the browser has this file from an earlier visit: then at most the headers were transferred. */
function isCached(): boolean {
  const [file] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[]
  return file !== undefined && file.transferSize < file.encodedBodySize
}
