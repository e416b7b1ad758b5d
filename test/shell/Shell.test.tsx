import { useLayoutEffect, type ReactNode } from 'react'
import { act, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { Shell } from '#shell/Shell'

const renderShell = (content: ReactNode) =>
  render(
    <Shell
      basePath="/personal/"
      setting="profileUrl"
      wayIn="Личный кабинет"
      container={document.createElement('div')}
    >
      {() => content}
    </Shell>,
  )

it('shows where Back has led while React was drawing, before the router listened', async () => {
  history.replaceState(null, '', '/personal/orders/')
  function Where() {
    // Layout effects of children run first.
    useLayoutEffect(() => {
      history.replaceState(null, '', '/personal/points/')
      dispatchEvent(new PopStateEvent('popstate'))
    }, [])
    return <p>{useLocation().pathname}</p>
  }
  renderShell(<Where />)
  expect(await screen.findByText('/points/')).toBeVisible()
})

it('Back to an address of the page itself shows the link, and Back from there the cabinet', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  history.replaceState(null, '', '/personal/orders/')
  renderShell(<p>Кабинет</p>)
  const goBackTo = (path: string) =>
    act(() => {
      history.replaceState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    })
  expect(screen.getByText('Кабинет')).toBeVisible()
  goBackTo('/catalog/')
  expect(screen.getByRole('link', { name: 'Личный кабинет' })).toBeVisible()
  goBackTo('/personal/')
  expect(screen.getByText('Кабинет')).toBeVisible()
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

it('the router is told of no address outside, although browsers let React draw between two listeners', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const listens = jest.spyOn(window, 'addEventListener')
  history.replaceState(null, '', '/personal/orders/')
  renderShell(<p>Кабинет</p>)
  const listeners = listens.mock.calls.flatMap(([type, listener]) =>
    type === 'popstate' && typeof listener === 'function' ? [listener] : [],
  )
  listens.mockRestore()
  expect(listeners).toHaveLength(2)
  history.replaceState(null, '', '/catalog/')
  for (const listener of listeners)
    await act(() => {
      listener(new PopStateEvent('popstate'))
      return Promise.resolve()
    })
  expect(screen.getByRole('link', { name: 'Личный кабинет' })).toBeVisible()
  expect(warn.mock.calls).toEqual([[expect.stringContaining('the cabinet works only under /personal/')]])
  warn.mockRestore()
})

it('Back to the home without its last slash shows the home', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  history.replaceState(null, '', '/personal/orders/')
  const Where = () => <p>{useLocation().pathname}</p>
  renderShell(<Where />)
  expect(screen.getByText('/orders/')).toBeVisible()
  act(() => {
    history.replaceState(null, '', '/personal?tab=1')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(await screen.findByText('/')).toBeVisible()
  expect(location.pathname + location.search).toBe('/personal/?tab=1')
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
