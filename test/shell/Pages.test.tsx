import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Pages } from '../../src/shell/Pages'
import { PointedAt } from '../../src/shell/lib/PointedAt'
import { sectionAt, type Section } from '../../src/shell/lib/section'
import { Link } from '../../src/shell/router'

let drawings = 0
let user: UserEvent
const shown = jest.fn<void, [address: string]>()

function Home() {
  drawings++
  return <p>Главная</p>
}

function Orders() {
  const { pathname, search } = useLocation()
  useEffect(() => shown(pathname + search), [pathname, search])
  return <p>{`Заказы ${pathname}${search}`}</p>
}

const loadOrders = jest.fn(() => Promise.resolve(Orders))
const home: Section = { path: '/', title: 'Главная', page: Home }
const sections: Section[] = [home, { path: '/orders/', title: 'Заказы', load: () => loadOrders() }]
const friends: Section = { path: '/friends/', title: 'Друзья', page: () => <p>Друзья</p> }

function Cabinet() {
  const { pathname } = useLocation()
  return (
    <Pages
      section={sectionAt(sections, pathname) ?? home}
      isAvailable={(section) => section !== friends}
      menu={null}
    />
  )
}

async function open() {
  jest.clearAllMocks()
  user = userEvent.setup()
  render(
    <MemoryRouter>
      <PointedAt sections={[...sections, friends]}>
        <Link to="/orders/?page=2">К заказам</Link>
        <Link to="/friends/">К друзьям</Link>
        <Cabinet />
      </PointedAt>
    </MemoryRouter>,
  )
  await screen.findByText('Главная')
  drawings = 0
}

const link = () => screen.getByRole('link', { name: 'К заказам' })
const orders = () => screen.queryByText(/^Заказы/)
const settled = () => act(async () => Promise.resolve())

const touch = (target: Element, keys: string) => user.pointer({ keys, target })

const waysToPoint: [string, (element: Element) => unknown, (element: Element) => unknown][] = [
  ['by the mouse', (element) => user.hover(element), (element) => user.unhover(element)],
  ['by a finger', (element) => touch(element, '[TouchA>]'), (element) => fireEvent.pointerCancel(element)],
  ['by the keyboard', () => user.tab(), () => user.tab({ shift: true })],
]

it.each(waysToPoint)(
  'the page of a link that is pointed at %s is drawn, hidden, and shown by a press',
  async (_, point) => {
    await open()
    await point(link())
    const drawn = await screen.findByText(/^Заказы/)
    expect(drawn).not.toBeVisible()
    expect(drawn).toHaveTextContent('Заказы /orders/?page=2')
    expect(shown).not.toHaveBeenCalled()
    expect(drawings).toBe(0)
    await user.click(link())
    await settled()
    expect(orders()).toBe(drawn)
    expect(drawn).toBeVisible()
    expect(shown.mock.calls).toEqual([['/orders/?page=2']])
    expect(screen.queryByText('Главная')).toBeNull()
  },
)

it.each(waysToPoint)('it goes when the link is pointed at no longer %s', async (_, point, leave) => {
  await open()
  await point(link())
  expect(await screen.findByText(/^Заказы/)).not.toBeVisible()
  await leave(link())
  await settled()
  expect(orders()).toBeNull()
  expect(drawings).toBe(0)
})

it('a finger leaves a link before its press is told', async () => {
  await open()
  await touch(link(), '[TouchA>]')
  const drawn = await screen.findByText(/^Заказы/)
  await touch(link(), '[/TouchA]')
  await settled()
  expect(orders()).toBe(drawn)
  expect(drawn).toBeVisible()
})

it('a link that was left while its page was loading draws nothing', async () => {
  let onLoaded: (page: typeof Orders) => void = () => undefined
  loadOrders.mockImplementationOnce(() => new Promise((resolve) => (onLoaded = resolve)))
  sections.splice(1, 1, { path: '/orders/', title: 'Заказы', load: () => loadOrders() })
  await open()
  await user.hover(link())
  await user.unhover(link())
  onLoaded(Orders)
  await settled()
  expect(orders()).toBeNull()
})

it('a page that did not load is loaded again by the press', async () => {
  sections.splice(1, 1, { path: '/orders/', title: 'Заказы', load: () => loadOrders() })
  loadOrders.mockImplementationOnce(() => Promise.reject(new TypeError('no network')))
  await open()
  await user.hover(link())
  await settled()
  expect(orders()).toBeNull()
  await act(() => user.click(link()))
  expect(await screen.findByText(/^Заказы/)).toBeVisible()
})

it('a page that the customer may not use is not drawn', async () => {
  await open()
  await user.hover(screen.getByRole('link', { name: 'К друзьям' }))
  await settled()
  expect(screen.queryByText('Друзья')).toBeNull()
})
