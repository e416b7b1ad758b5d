import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { api } from '../../src/api/api'
import { call } from '../../src/api/call'
import { refreshOnReturn } from '../../src/store/refresh'
import { createStore } from '../../src/store/store'
import { shop, success } from '../support/shop'

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

const answerOnce = (text: string) => shop().get('/api/v2/internal/greeting/').reply(200, success({ text }))

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
  // RTK writes down who is subscribed a moment later.
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
