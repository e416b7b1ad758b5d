import { customerEpoch } from '../host/customer/customer'
import { ignore } from '../host/ignore'
import { preload } from '../host/loading/lazyComponent'
import { loadedSheets } from '../host/loading/loadedSheets'
import { addStyleSheet } from '../host/loading/styleSheets'
import { pageState, type ShownQuery } from '../host/pageState'
import { waitAtMost } from '../host/waitAtMost'
import { endpointNamed } from '../store/endpointNamed'
import { store } from '../store/store'
import { withoutSubscription } from '../store/withoutSubscription'

/** Milliseconds for which React keeps showing a fallback, even if the content is ready sooner. */
const FALLBACK = 300

interface DrawnPart {
  /** Selector of its place in the cabinet's frame. */
  place: string
  /** Its chunk; undefined if it is part of the cabinet's chunk. */
  load: (() => Promise<unknown>) | undefined
  /** Whether to wait for it: it will load, or be rendered before React, in a moment. */
  isWaitedFor: boolean
}

/**
 * Resolves when React can render a part of the page as it was rendered before React, so that it does not turn
 * back into a skeleton. Its valid answers have to be in the store, however long its chunk takes, and its
 * style sheets in the root: if the files cannot be cached, React would load them again.
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

/** Resolves when all shown answers are in the store, and the loaded style sheets are in the root. */
export const takeAnswers = (root: ShadowRoot): Promise<unknown> =>
  Promise.all([
    ...loadedSheets().map((href) => addStyleSheet(root, href).catch(ignore)),
    takeAll(pageState().asked),
  ])

/** Puts the shown answers into the store, with those that are rendered meanwhile. */
async function takeAll(asked: readonly ShownQuery[], taken = 0): Promise<void> {
  if (taken === asked.length) return
  const { length } = asked
  await Promise.all(asked.slice(taken).map(take))
  await takeAll(asked, length)
}

/** Puts one answer into the store, unless it was for another customer. */
async function take({ name, arg, customer }: ShownQuery): Promise<void> {
  const endpoint = customer === customerEpoch() ? endpointNamed(name) : undefined
  if (endpoint) await store.dispatch(endpoint.initiate(arg, withoutSubscription))
}
