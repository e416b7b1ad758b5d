import { api } from '../../src/api/api'
import { checkCustomer, replaceToken } from '../../src/host/customer/customer'
import type { LensWidgets } from '../../src/host/publicApi'
import { forgetWithCustomer } from '../../src/store/customer'
import { dialogOpened } from '../../src/store/dialogs'
import { leavingChanged } from '../../src/store/session'
import { createStore } from '../../src/store/store'
import { refusal, shop, success } from '../support/shop'

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

// The previous test may have had another customer.
beforeEach(checkCustomer)
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

it('8001 asks to sign in again each time, after the customer has closed the login', async () => {
  const open = jest.fn(() => Promise.resolve())
  window.lensWidgets = { open } as unknown as LensWidgets
  shop()
    .get(/things/)
    .times(2)
    .reply(401, refusal(8001, 'Истекла'))
  const ended = heard('session-expired')
  const store = createStore()
  await ask(store, 1)
  await ask(store, 2)
  expect(open.mock.calls).toEqual([['login'], ['login']])
  expect(ended).toHaveBeenCalledTimes(1)
  delete window.lensWidgets
})

it('8001 of a call that was sent with an earlier token of this customer ends no session', async () => {
  shop()
    .get(/things/)
    .reply(401, () => {
      replaceToken('refreshed')
      return refusal(8001, 'Истекла')
    })
  const ended = heard('session-expired')
  await ask(createStore(), 1)
  expect(ended).not.toHaveBeenCalled()
})

it('8001 while the customer is leaving ends no session', async () => {
  shop()
    .get(/things/)
    .reply(401, refusal(8001, 'Истекла'))
  const ended = heard('session-expired')
  const store = createStore()
  store.dispatch(leavingChanged(true))
  await ask(store, 1)
  expect(ended).not.toHaveBeenCalled()
})

it('an answer for one customer is given to no other', async () => {
  shop()
    .get(/things/)
    .reply(200, () => {
      window.pageConfig = { token: 'of somebody else' }
      return success('of Anna')
    })
  const result = await ask(createStore(), 1)
  expect(result).toMatchObject({ isError: true, error: { kind: 'aborted' } })
})

it('what was read is emptied for another customer, and the dialogs close', async () => {
  shop()
    .get(/things/)
    .reply(200, success('of Anna'))
  const store = createStore()
  forgetWithCustomer(store)
  store.dispatch(dialogOpened('feedback', ['of Anna']))
  await ask(store, 1)
  expect(JSON.stringify(store.getState())).toContain('of Anna')
  window.pageConfig = { token: 'of somebody else' }
  checkCustomer()
  expect(JSON.stringify(store.getState())).not.toContain('of Anna')
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

it('9001 reports a restriction once, except on a page with a cabinet', async () => {
  shop()
    .get(/things/)
    .times(3)
    .reply(403, refusal(9001, 'Ограничен'))
  const restricted = heard('restricted')
  const store = createStore()
  await Promise.all([ask(store, 1), ask(store, 2)])
  expect(restricted).toHaveBeenCalledTimes(1)
  document.body.innerHTML = '<div data-lens-widget="cabinet"></div>'
  await ask(createStore(), 2)
  expect(restricted).toHaveBeenCalledTimes(1)
})
