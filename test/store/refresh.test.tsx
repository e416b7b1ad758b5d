import { act, render, screen, waitFor } from '@testing-library/react'
import type nock from 'nock'
import { Provider } from 'react-redux'
import { retryAll } from '../../src/host/retry'
import { api } from '../../src/api/api'
import { call } from '../../src/api/call'
import { refetchFailed, refreshOnReturn } from '../../src/store/refresh'
import { createStore } from '../../src/store/store'
import { madeUpServer, refusal, success } from '../support/shop'

const greetings = api.injectEndpoints({
  endpoints: (build) => ({
    greeting: build.query<{ text: string }, void>({
      query: () => call({ method: 'GET', path: '/v2/internal/greeting/' } as never),
    }),
  }),
})

function Greeting() {
  const { data } = greetings.useGreetingQuery()
  return <p>{data?.text ?? 'ждём'}</p>
}

const answerOnce = (text: string) =>
  madeUpServer().get('/api/v2/internal/greeting/').reply(200, success({ text }))

async function openPage() {
  const store = createStore()
  refreshOnReturn(store)
  answerOnce('утро')
  const view = render(
    <Provider store={store}>
      <Greeting />
    </Provider>,
  )
  await screen.findByText('утро')
  // RTK records subscriptions a moment later.
  await waitFor(() => expect(JSON.stringify(store.getState().api.subscriptions)).not.toBe('{}'))
  return { store, ...view }
}

const comeBack = (after: number) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + after)
  act(() => void window.dispatchEvent(new Event('focus')))
}

afterEach(() => jest.restoreAllMocks())

it('shown data older than a minute are read again on return to the tab', async () => {
  await openPage()
  answerOnce('вечер')
  comeBack(61_000)
  expect(await screen.findByText('вечер')).toBeVisible()
})

it('shown data younger than a minute are kept on return to the tab', async () => {
  const { store } = await openPage()
  comeBack(59_000)
  expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual(['fulfilled'])
})

it('data that are not shown are not read again on return to the tab', async () => {
  const { store, unmount } = await openPage()
  unmount()
  await waitFor(() =>
    expect(
      Object.values(store.getState().api.subscriptions).flatMap((all) => Object.keys(all ?? {})),
    ).toEqual([]),
  )
  comeBack(61_000)
  expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual(['fulfilled'])
})

describe('what failed', () => {
  async function fail(status: number, body: nock.Body) {
    const store = createStore()
    refetchFailed(store)
    madeUpServer().get('/api/v2/internal/greeting/').reply(status, body)
    render(
      <Provider store={store}>
        <Greeting />
      </Provider>,
    )
    await waitFor(() => expect(statuses(store)).toEqual(['rejected']))
    await waitFor(() => expect(JSON.stringify(store.getState().api.subscriptions)).not.toBe('{}'))
    return store
  }
  const statuses = (store: ReturnType<typeof createStore>) =>
    Object.values(store.getState().api.queries).map((query) => query?.status)

  it.each([
    ['another is tried again', retryAll],
    [
      'the browser comes online',
      () => {
        window.dispatchEvent(new Event('online'))
      },
    ],
  ])('for want of a server is refetched when %s', async (_, happens) => {
    await fail(502, '<h1>Bad Gateway</h1>')
    answerOnce('снова')
    act(happens)
    expect(await screen.findByText('снова')).toBeVisible()
  })

  it('by a refusal stays as it is', async () => {
    const store = await fail(400, refusal(1, 'Нет'))
    act(retryAll)
    expect(statuses(store)).toEqual(['rejected'])
  })
})
