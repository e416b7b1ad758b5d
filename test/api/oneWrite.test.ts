import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '../../src/api/api'
import { subscriptionApi } from '../../src/data/subscription/subscriptionApi'
import { createStore } from '../../src/store/store'
import { shop, success } from '../support/shop'

const DATA = join(__dirname, '../../src/data')
const FILES = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((file) => /Api\.ts$/.test(file))

interface Write extends Promise<unknown> {
  abort: () => void
}
type Initiate = (argument: unknown) => (dispatch: unknown, getState: unknown) => Write

it('five presses in one tick are one write, of every call that writes', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(console, 'warn').mockImplementation()
  for (const file of FILES) jest.requireActual(join(DATA, file))
  const endpoints = Object.entries<{ initiate: Initiate }>(api.endpoints)
  const writes = endpoints.filter(([, endpoint]) => 'useMutation' in endpoint)
  expect(writes.length).toBeGreaterThan(100)
  for (const [name, { initiate }] of writes) {
    const store = createStore()
    const sent = [1, 2, 3, 4, 5].map(() => initiate({ id: 5 })(store.dispatch, () => store.getState()))
    expect({ name, writes: new Set(sent).size }).toEqual({ name, writes: 1 })
    sent[0]?.abort()
    await sent[0]
  }
  jest.restoreAllMocks()
})

const CANCEL = '/api/v2/internal/personal/subscription/active/cancel/'
const cancelWith =
  ({ dispatch }: ReturnType<typeof createStore>) =>
  (reason: string) =>
    dispatch(subscriptionApi.endpoints.cancelSubscription.initiate(reason))

it('a write that is over can be done again', async () => {
  shop().post(CANCEL, { reason: 'Дорого' }).twice().reply(200, success(null))
  const cancel = cancelWith(createStore())
  await cancel('Дорого')
  await cancel('Дорого')
})

it('a write is done again after another one, though the first of its kind is still under way', async () => {
  const reasons: unknown[] = []
  const note = (_: string, body: unknown) => {
    reasons.push((body as { reason: string }).reason)
    return success(null)
  }
  shop().post(CANCEL).times(3).delay(20).reply(200, note)
  const cancel = cancelWith(createStore())
  await Promise.all([cancel('Дорого'), cancel('Неудобно'), cancel('Дорого')])
  expect(reasons).toHaveLength(3)
})

it('a stopped write is not waited for: the next press sends it', async () => {
  // The aborted write may have been sent already.
  shop().post(CANCEL).optionally().twice().delay(20).reply(200, success(null))
  const cancel = cancelWith(createStore())
  const stopped = cancel('Дорого')
  stopped.abort()
  const next = cancel('Дорого')
  expect(next).not.toBe(stopped)
  expect((await next).error).toBeUndefined()
  await stopped
})

it('the write of another customer is another one', async () => {
  shop().post(CANCEL).optionally().twice().delay(20).reply(200, success(null))
  const cancel = cancelWith(createStore())
  const hers = cancel('Дорого')
  window.pageConfig = { token: 'another-session', csrfToken: 'csrf-token' }
  const his = cancel('Дорого')
  expect(his).not.toBe(hers)
  await Promise.all([hers, his])
})
