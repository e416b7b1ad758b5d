import { createElement, Suspense } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from '#island/ErrorBoundary'
import { chunkOf, lazyComponent, preloadLater } from '#host/loading/lazyComponent'

const chunk = () => jest.fn(() => Promise.resolve({}))
const onNetwork = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  onNetwork(undefined)
})

it('preloading goes on one by one, also after a failure', async () => {
  let end = (): void => undefined
  const first = jest.fn(() => new Promise((_, reject) => (end = () => reject(new Error('404')))))
  const second = chunk()
  preloadLater([first, second])
  expect(first).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(5000)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
  end()
  await jest.advanceTimersByTimeAsync(0)
  expect(second).toHaveBeenCalledTimes(1)
})

it('preloading stops when ended, and loads nothing twice', async () => {
  const [first, second] = [chunk(), chunk()]
  await chunkOf(first)
  const end = preloadLater([first, second])
  end()
  await jest.advanceTimersByTimeAsync(5000)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
})

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'nothing is preloaded on a metered or slow network: %j',
  async (connection) => {
    onNetwork(connection)
    const load = chunk()
    preloadLater([load])
    await jest.advanceTimersByTimeAsync(5000)
    expect(load).not.toHaveBeenCalled()
  },
)

it('a component that did not load is requested again by the next try', async () => {
  jest.useRealTimers()
  const load = jest.fn<Promise<() => string>, []>()
  load.mockRejectedValueOnce(new Error('404')).mockResolvedValue(() => 'here')
  const Part = lazyComponent(load)
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(createElement(ErrorBoundary, null, createElement(Suspense, null, createElement(Part))))
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('here')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  reported.mockRestore()
})
