import '../support/browser'
import { startEarly } from '../../src/api/early'
import { pageState } from '../../src/host/pageState'
import { takeEarlyAnswer } from '../../widgets/earlyAnswers'

const { fetch } = globalThis
afterEach(() => void Object.assign(globalThis, { fetch }))

const path = '/v2/internal/basket/?type=eshop'

it.each([
  ['{ "status": "success", "data": {} }', 1],
  ['{ "data": {}, "errors": [], "status": "success" }', 1],
  ['{ "data": {} }', 0],
  ['{"status":"error","errors":[{"code":1,"message":"Нельзя"}]}', 0],
  ['<!doctype html>', 0],
  [undefined, 0],
])('the early answer %j is taken before React is there %i times', async (text, times) => {
  Object.assign(globalThis, {
    fetch: () =>
      text === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(text)),
  })
  pageState().early.clear()
  startEarly({ path })
  const initiate = jest.fn(() => () => Promise.resolve())
  await takeEarlyAnswer(path, { initiate }, 'eshop')
  expect(initiate).toHaveBeenCalledTimes(times)
})

it('what was not asked for early is left to the page', async () => {
  const initiate = jest.fn(() => () => Promise.resolve())
  await takeEarlyAnswer('/v1/profile/score/', { initiate }, undefined)
  expect(initiate).not.toHaveBeenCalled()
})
