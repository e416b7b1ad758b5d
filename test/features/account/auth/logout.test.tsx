import { screen, waitFor } from '@testing-library/react'
import { LogoutButton } from '#features/account/auth/LogoutButton'
import { reloadPage } from '#host/page/pageAddress'
import { renderCard } from '../../../support/renderPage'
import { shop } from '../../../support/shop'
import { path } from './openLogin'

jest.mock('#host/page/pageAddress')

it('a logout that the page is too old for offers a new page', async () => {
  window.pageConfig = { token: 'anna' }
  shop().post(path('logout', 'common')).reply(419, 'Page Expired')
  const { user } = renderCard(<LogoutButton />)
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByText(/^Страница устарела/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
})
