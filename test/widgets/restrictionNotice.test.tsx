import '../support/browser'
import { act, within } from '@testing-library/react'
import { island } from '../../widgets/restriction-notice/index'
import { mountIsland } from '../support/island'

it('the notice of a restricted account goes with its customer', async () => {
  const { root, handle } = await mountIsland('restriction-notice', { island })
  expect(root).toHaveTextContent('')
  await act(async () => handle.open?.())
  expect(within(root).getByText('Доступ к аккаунту ограничен')).toBeVisible()
  window.pageConfig = { token: 'of somebody else' }
  act(() => void document.dispatchEvent(new Event('keydown')))
  expect(within(root).queryByText('Доступ к аккаунту ограничен')).not.toBeInTheDocument()
})
