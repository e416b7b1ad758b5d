import './browser'
import './dialog'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { api } from '../../src/api/api'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { createStore, type Store } from '../../src/store/store'
import { RouterContext } from '../../src/ui/lib/RouterContext'
import { router } from '../../src/shell/router'

/** The real `setTimeout`: a test may use fake timers. */
const trueTimeout = setTimeout

/** The stores of the current test. */
const stores = new Set<Store>()

/** Renders a card, a dialog or the page of an island, by default with an empty cache. */
export function renderCard(card: ReactNode, store = createStore()) {
  stores.add(store)
  const view = render(
    <Provider store={store}>
      <DraftContext value={pageDrafts}>{card}</DraftContext>
    </Provider>,
  )
  return { user: userEvent.setup(), ...view }
}

/** Renders a page at its path in the cabinet, by default with an empty cache. */
export function renderPage(page: ReactNode, path = '/', store = createStore()) {
  history.replaceState(null, '', `/personal${path}`)
  return renderCard(
    <BrowserRouter basename="/personal/">
      <RouterContext value={router}>{page}</RouterContext>
    </BrowserRouter>,
    store,
  )
}

afterEach(async () => {
  // A call that is pending when a test ends would consume the answers of the next one, or write to the console after the
  // last.
  cleanup()
  for (const store of stores) {
    for (const query of store.dispatch(api.util.getRunningQueriesThunk())) query.abort()
    store.dispatch(api.util.resetApiState())
  }
  // A write that ends in the next test would cause refetches there.
  await new Promise((resolve) => trueTimeout(resolve))
  stores.clear()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/personal/')
})
/**
 * Returns a function that tells whether one of the live regions that stand in the page now holds an element. Few
 * screen readers tell of a region that comes together with its text.
 */
export function liveRegions(): (element: Element) => boolean {
  const regions = [...document.querySelectorAll('[aria-live]')]
  return (element) => regions.some((region) => region.isConnected && region.contains(element))
}
