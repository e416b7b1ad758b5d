import './browser'
import './dialog'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { DraftContext } from '../../src/forms/DraftContext'
import { pageDrafts } from '../../src/host/drafts'
import { createStore } from '../../src/store/store'
import { RouterContext } from '../../src/ui/RouterContext'
import { router } from '../../widgets/cabinet/router'

/** Draws a page as it stands in the cabinet, with an empty cache. */
export function openInCabinet(page: ReactNode, path = '/') {
  history.replaceState(null, '', `/personal${path}`)
  render(
    <Provider store={createStore()}>
      <DraftContext value={pageDrafts}>
        <BrowserRouter basename="/personal/">
          <RouterContext value={router}>{page}</RouterContext>
        </BrowserRouter>
      </DraftContext>
    </Provider>,
  )
  return userEvent.setup()
}

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/personal/')
})
