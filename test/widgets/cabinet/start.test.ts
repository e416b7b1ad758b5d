import { consumeEarly } from '#api/early'
import { rememberMember } from '#host/customer/member'
import { startCabinet } from '../../../widgets/cabinet/start'
import { account, refusal, shop, success } from '../../support/shop'

// These tests do not cover what is rendered before React, and what a section requests.
jest.mock('../../../widgets/cabinet/prerender', () => ({ prerender: () => Promise.resolve() }))

const INFO = '/api/v2/internal/account/info/'
const SCORE = '/api/v1/profile/score/'
const taken = (path: string) => consumeEarly(`https://shop.test${path}`)?.answer

function start(path = '/personal/') {
  history.replaceState(null, '', path)
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  const ready = startCabinet(root)
  return Object.assign(root, { ready })
}

/** Sets the browser's record of how the loader's file was loaded. */
const loaderTook = (transferSize: number) =>
  jest
    .spyOn(performance, 'getEntriesByName')
    .mockReturnValue([{ transferSize, encodedBodySize: 7_000 }] as unknown as PerformanceEntry[])

beforeAll(() => {
  // jsdom has the class, but not this method.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
})

let width: jest.SpyInstance<number, []>

beforeEach(() => {
  // jsdom has no layout.
  width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280)
})

afterEach(() => width.mockRestore())

afterEach(() => history.replaceState(null, '', '/personal/'))

it('the outline of the cabinet has a place for the menu, unless the page hides it', async () => {
  shop().get(INFO).times(2).reply(200, success(account))
  expect(start('/personal/orders/').querySelectorAll('nav')).toHaveLength(1)
  await taken(INFO)
  window.pageConfig = { token: 'another', hideMenu: true }
  expect(start('/personal/orders/').querySelectorAll('nav')).toHaveLength(0)
  await taken(INFO)
})

it('the outline of the cabinet shows no menu in a column as narrow as a phone', async () => {
  shop().get(INFO).reply(200, success(account))
  width.mockReturnValue(610)
  expect(start('/personal/orders/').querySelectorAll('nav')).toHaveLength(0)
  await taken(INFO)
})

it('the points are requested at once, before anybody knows whether this is a member', async () => {
  shop().get(INFO).reply(200, success(account)).get(SCORE).reply(403, refusal(1, 'Нет доступа'))
  const asked = jest.spyOn(globalThis, 'fetch')
  start()
  expect(asked).toHaveBeenCalledTimes(2)
  await Promise.all([taken(INFO), taken(SCORE)])
  asked.mockRestore()
})

it('no points are requested for whom the page knows as no member', async () => {
  window.pageConfig = { token: 'session-token', isMember: false }
  shop().get(INFO).reply(200, success(account))
  start()
  await taken(INFO)
  expect(taken(SCORE)).toBeUndefined()
})

it('an early answer stays good however late it is read', async () => {
  const timeout = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  shop().get(INFO).reply(200, success(account))
  start('/personal/orders/')
  const answer = taken(INFO)
  await answer
  timeout.abort()
  expect(JSON.parse((await answer)?.text ?? '')).toMatchObject({ data: { consumer: { id: 1 } } })
  jest.restoreAllMocks()
})

it.each([
  ['who was no member when last read', '/personal/', false],
  ['another page', '/personal/orders/', true],
])('the loader requests no points for %s', async (_, path, isMember) => {
  rememberMember(isMember)
  shop().get(INFO).reply(200, success(account))
  const asked = jest.spyOn(globalThis, 'fetch')
  start(path)
  await taken(INFO)
  expect(taken(SCORE)).toBeUndefined()
  expect(asked.mock.calls.map(([address]) => address)).toEqual([`https://shop.test${INFO}`])
  asked.mockRestore()
  localStorage.clear()
})

it('the early answer with the points also serves a call made meanwhile', async () => {
  shop()
    .get(INFO)
    .reply(200, success(account))
    .get(SCORE)
    .reply(200, success({ available: 7 }))
  start()
  const [, answer] = await Promise.all([taken(INFO), taken(SCORE)])
  expect(JSON.parse(answer?.text ?? '')).toMatchObject({ data: { available: 7 } })
})

it('the loader makes no early call on a page outside the cabinet', () => {
  expect(start('/catalog/').childElementCount).toBe(0)
})

it("on a first visit React's files wait for the account's answer", async () => {
  const took = loaderTook(7_300)
  shop().get(INFO).reply(200, success(account))
  const { ready } = start('/personal/orders/')
  let isAnswered = false
  const answered = taken(INFO)?.then(() => (isAnswered = true))
  expect(ready).toBeDefined()
  await ready
  expect(isAnswered).toBe(true)
  await answered
  took.mockRestore()
})

it('they wait for a failed answer no longer, and for one that does not come a second', async () => {
  const took = loaderTook(7_300)
  shop().get(INFO).replyWithError('lost')
  await start('/personal/orders/').ready
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const asked = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  window.pageConfig = { token: 'another' }
  const { ready } = start('/personal/orders/')
  await jest.advanceTimersByTimeAsync(1_000)
  await ready
  jest.useRealTimers()
  asked.mockRestore()
  took.mockRestore()
})

it('on a later visit nothing waits: the files are there', () => {
  const took = loaderTook(300)
  const asked = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  expect(start('/personal/orders/').ready).toBeUndefined()
  asked.mockRestore()
  took.mockRestore()
})
