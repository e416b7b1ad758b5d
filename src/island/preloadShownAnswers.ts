import { ignore } from '../host/ignore'
import { preload } from '../host/loading/lazyComponent'
import { loadedSheets } from '../host/loading/loadedSheets'
import { addStyleSheet } from '../host/loading/styleSheets'
import { pageState, type EndpointQuery } from '../host/pageState'
import { waitAtMost } from '../host/waitAtMost'
import { endpointNamed } from '../store/endpointNamed'
import { store } from '../store/store'
import { withoutSubscription } from '../store/withoutSubscription'

/** Milliseconds for which React keeps what a page waits with, even if the page is there sooner. */
const FALLBACK = 300

interface DrawnPart {
  /** Where it stands in the cabinet's frame. */
  place: string
  /** Its chunk; undefined for what comes with the cabinet. */
  load: (() => Promise<unknown>) | undefined
  /** Whether it is worth waiting for: in a moment it comes, or is drawn before React. */
  isWaitedFor: boolean
}

/**
 * Ends when React can draw a part of the page as it was drawn before it, which must not turn into a skeleton again: its
 * answers, which are good, are in the store first, however long its chunk takes, and its style sheets in the root: where
 * the files' headers let nothing be kept, React would wait for them once more.
 */
export async function preloadShownAnswers(
  root: ShadowRoot,
  { place, load, isWaitedFor }: DrawnPart,
): Promise<void> {
  const part = root.querySelector(place)
  if (!part) return
  const isDrawn = () => !part.querySelector('.bones')
  if (!isDrawn() && isWaitedFor) await waitAtMost(FALLBACK, Promise.all([preload(load), pageState().drawing]))
  if (!isDrawn()) return
  await preload(load)
  await takeAnswers(root)
}

/** Ends when all answers that are shown are in the store, and the style sheets that have come in the root. */
export const takeAnswers = (root: ShadowRoot): Promise<unknown> =>
  Promise.all([
    ...loadedSheets().map((href) => addStyleSheet(root, href).catch(ignore)),
    takeAll(pageState().asked),
  ])

/** More may be drawn meanwhile. */
async function takeAll(asked: readonly EndpointQuery[], taken = 0): Promise<void> {
  if (taken === asked.length) return
  const { length } = asked
  await Promise.all(asked.slice(taken).map(take))
  await takeAll(asked, length)
}

async function take({ name, arg }: EndpointQuery): Promise<void> {
  const endpoint = endpointNamed(name)
  if (endpoint) await store.dispatch(endpoint.initiate(arg, withoutSubscription))
}
