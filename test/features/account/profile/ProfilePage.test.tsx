import { screen } from '@testing-library/react'
import { ProfilePage } from '#features/account/profile/ProfilePage'
import { answerHome } from '../../../support/shop'
import { renderPage } from '../../../support/renderPage'

const LINK = 'Удалить аккаунт или отозвать согласие'

it('ends with the way to take a consent back, where the shop has a page for it', () => {
  answerHome()
  window.pageConfig = { token: 'a', privacyUrl: '/privacy/' }
  renderPage(<ProfilePage />, '/profile/')
  expect(screen.getAllByRole('link').at(-1)).toBe(screen.getByRole('link', { name: LINK }))
  expect(screen.getByRole('link', { name: LINK })).toHaveAttribute('href', '/privacy/')
})

it('a record that did not load is told once, though three cards show it', async () => {
  answerHome({ profile: 'fails' })
  renderPage(<ProfilePage />, '/profile/')
  expect(await screen.findByText('Данные не загрузились')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Повторить' })).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Мои линзы' })).toBeVisible()
})

it.each([undefined, 'javascript:alert(1)'])('has no such link for the address %s', (privacyUrl) => {
  answerHome()
  window.pageConfig = { token: 'a', ...(privacyUrl !== undefined && { privacyUrl }) }
  renderPage(<ProfilePage />, '/profile/')
  expect(screen.queryByText(LINK)).not.toBeInTheDocument()
})
