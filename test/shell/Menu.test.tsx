import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Menu } from '#shell/Menu'
import '../support/browser'

it('each link of the menu is described by what is said of its section, and names no place that is not there', () => {
  render(
    <MemoryRouter>
      <Menu
        name="Личный кабинет"
        groups={[
          {
            title: undefined,
            items: [
              { path: '/', title: 'Главная', icon: 'home' },
              { path: '/orders/', title: 'Заказы', icon: 'box' },
              { path: '/profile/', title: 'Мои данные', icon: 'user' },
            ],
          },
        ]}
        logout={null}
        Note={({ path }) => (path === '/orders/' ? <span>Один в пути</span> : null)}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAccessibleDescription('Один в пути')
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(3)
  const missing = links
    .flatMap((link) => link.getAttribute('aria-describedby')?.split(' ') ?? [])
    .filter((id) => document.getElementById(id) === null)
  expect(missing).toEqual([])
})
