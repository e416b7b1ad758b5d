import { addStyleSheet } from '../host/loading/styleSheets'
import { ignore } from '../host/ignore'
import { loadedSheets } from '../host/loading/loadedSheets'
import { shared } from '../host/shared'
import { endpointNamed } from '../store/endpointNamed'
import { store } from '../store/store'
import { withoutSubscription } from '../store/withoutSubscription'

/**
 * Ends when React can draw what was drawn before it: a page must not turn into a skeleton again. Its answers, which are
 * good, are in the store first, and its style sheets in the root: where the files' headers let nothing be kept, React
 * would wait for them once more.
 */
export async function takeAnswers(root: ShadowRoot): Promise<void> {
  const asked = shared().asked ?? []
  await Promise.all([
    ...loadedSheets().map((href) => addStyleSheet(root, href).catch(ignore)),
    ...asked.map(async ({ name, arg }) => {
      const endpoint = endpointNamed(name)
      if (endpoint) await store.dispatch(endpoint.initiate(arg, withoutSubscription))
    }),
  ])
}
