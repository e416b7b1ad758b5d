import './browser'
import './dialog'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { createStore } from '../../src/store/store'
import { RouterContext } from '../../src/ui/lib/RouterContext'
import { router } from '../../src/shell/router'

/** Draws a card, a dialog or the page of an island, by default with an empty cache. */
export function renderCard(card: ReactNode, store = createStore()) {
  const view = render(
    <Provider store={store}>
      <DraftContext value={pageDrafts}>{card}</DraftContext>
    </Provider>,
  )
  return { user: userEvent.setup(), ...view }
}

/** Draws a page as it stands in the cabinet, with an empty cache. */
export function renderPage(page: ReactNode, path = '/') {
  history.replaceState(null, '', `/personal${path}`)
  return renderCard(
    <BrowserRouter basename="/personal/">
      <RouterContext value={router}>{page}</RouterContext>
    </BrowserRouter>,
  )
}

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/personal/')
})
