import { api } from '../../src/api/api'
import { createStore } from '../../src/store/store'
import { refusal, shop } from '../support/shop'

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    anything: build.query<unknown, number>({
      query: (id) => ({ call: { method: 'GET', path: '/v1/things/{id}/' }, path: { id } }),
    }),
  }),
})

const heard = (name: string) => {
  const listener = jest.fn()
  document.addEventListener(`lens-widgets:${name}`, listener)
  return listener
}

const ask = (store: ReturnType<typeof createStore>, id: number) =>
  store.dispatch(endpoints.endpoints.anything.initiate(id))

afterEach(() => document.body.replaceChildren())

it('8001 reports the end of the session once, however many calls fail', async () => {
  shop()
    .get(/things/)
    .times(2)
    .reply(401, refusal(8001, 'Истекла'))
  const ended = heard('session-expired')
  const store = createStore()
  await Promise.all([ask(store, 1), ask(store, 2)])
  expect(ended).toHaveBeenCalledTimes(1)
})

it('8001 ends no session for a visitor who had none', async () => {
  window.pageConfig = {}
  shop()
    .get(/things/)
    .reply(401, refusal(8001, 'Войдите'))
  const ended = heard('session-expired')
  await ask(createStore(), 1)
  expect(ended).not.toHaveBeenCalled()
})

it('9001 reports a restriction, except on a page with a cabinet', async () => {
  shop()
    .get(/things/)
    .times(2)
    .reply(403, refusal(9001, 'Ограничен'))
  const restricted = heard('restricted')
  await ask(createStore(), 1)
  expect(restricted).toHaveBeenCalledTimes(1)
  document.body.innerHTML = '<div data-lens-widget="cabinet"></div>'
  await ask(createStore(), 2)
  expect(restricted).toHaveBeenCalledTimes(1)
})
