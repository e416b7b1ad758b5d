import fc from 'fast-check'
import nock from 'nock'
import { keyFor, onAnswered, onOutcome, endIntentsOf } from '../../src/api/idempotency'
import { MAYBE_SAVED, SERVICE_UNAVAILABLE, unavailable, type ApiError } from '../../src/domain/ApiError'
import { cityApi } from '../../src/data/city/cityApi'
import { ordersApi } from '../../src/data/orders/ordersApi'
import { subscriptionApi } from '../../src/data/subscription/subscriptionApi'
import { wasDone } from '#domain/wasDone'
import { createStore } from '../../src/store/store'
import { dataOf } from '../support/endpoints'
import { offline, refusal, shop, success } from '../support/shop'

const PATH = '/api/v2/internal/personal/subscription/active/cancel/'

/** The idempotency keys of the write, one for each time it was sent. */
let keys: (string | undefined)[] = []
beforeEach(() => (keys = []))

const answering = (origin = 'https://shop.test') => nock(origin, { reqheaders: {} }).post(PATH, () => true)

const noting = (status: number, body: nock.Body) =>
  answering().reply(function () {
    keys.push(this.req.headers['idempotency-key'])
    return [status, body]
  })

const cancel = (reason: string, { dispatch } = createStore()) =>
  dispatch(subscriptionApi.endpoints.cancelSubscription.initiate(reason))

const GATEWAY = '<h1>504 Gateway Time-out</h1>'

it('a write whose outcome is unknown keeps its key until it is answered', async () => {
  noting(504, GATEWAY)
  noting(200, '{"status":"succ')
  noting(200, success(null))
  noting(200, success(null))
  await cancel('Дорого')
  await cancel('Дорого')
  await cancel('Дорого')
  await cancel('Дорого')
  const [first, second, third, fourth] = keys
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('a refused write gets a new key, and so does one that sends something else', async () => {
  noting(400, refusal(1, 'Нельзя'))
  noting(504, GATEWAY)
  noting(200, success(null))
  await cancel('Неудобно')
  await cancel('Неудобно')
  await cancel('Передумала')
  expect(new Set(keys).size).toBe(3)
})

it('a write that was in doubt keeps its key over a refusal, which says nothing of what was sent first', async () => {
  noting(504, GATEWAY)
  noting(400, refusal(1, 'Нельзя'))
  noting(200, success(null))
  noting(200, success(null))
  for (let press = 0; press < 4; press++) await cancel('Сомнение')
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

it('so does one whose answer lacked required fields', async () => {
  const sent: unknown[] = []
  const answers = [
    [200, success({})],
    [400, refusal(1, 'Нельзя')],
    [200, success(dataOf('retryMonoOrder'))],
  ] as const
  for (const [status, body] of answers) {
    shop()
      .post('/api/v2/internal/personal/orders/mono/8/retry/')
      .reply(function () {
        sent.push(this.req.headers['idempotency-key'])
        return [status, body]
      })
  }
  const { dispatch } = createStore()
  for (let press = 0; press < 3; press++) await dispatch(ordersApi.endpoints.retryMonoOrder.initiate(8))
  expect(new Set(sent).size).toBe(1)
})

it('what was set last is what the shop has, whatever answers were lost before', () => {
  const failures: Record<string, ApiError> = {
    lost: unavailable('unavailable', true),
    dead: unavailable('unavailable', true),
    refused: { kind: 'refused', message: 'Нельзя', errors: [] },
  }
  let runs = 0
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('done', 'lost', 'dead', 'refused'))),
      (presses) => {
        const done = new Set<string>()
        let has = ''
        runs++
        for (const [value, outcome] of presses) {
          const intent = `${runs} ${value}`
          const key = keyFor(intent, 'place')
          // The shop carries out a write with the same key only once.
          if ((outcome === 'done' || outcome === 'lost') && !done.has(key)) has = value
          if (outcome === 'done' || outcome === 'lost') done.add(key)
          onOutcome('set', intent, outcome === 'done' ? undefined : failures[outcome])
          if (outcome === 'done') expect(has).toBe(value)
        }
      },
    ),
  )
})

it('a value that is set again after another has a key of its own', async () => {
  const sent: unknown[] = []
  for (const status of [504, 200, 200])
    shop()
      .post('/api/v1/locations/set/', () => true)
      .reply(function () {
        sent.push(this.req.headers['idempotency-key'])
        return [status, status === 200 ? success(null) : GATEWAY]
      })
  const { dispatch } = createStore()
  for (const fiasId of ['a', 'b', 'a'])
    await dispatch(cityApi.endpoints.setCity.initiate({ fiasId, name: '', region: '' }))
  expect(new Set(sent).size).toBe(3)
})

it('what is added after it was taken out is in the basket, whatever answers were lost before', () => {
  let runs = 0
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('add', 'take out'), fc.constantFrom('done', 'lost', 'dead'))),
      (presses) => {
        const done = new Set<string>()
        const line = `line eshop ${runs++};`
        let packs = 0
        for (const [press, outcome] of presses) {
          const intent = `${line} ${press}`
          const key = press === 'add' ? keyFor(intent, line) : keyFor(intent)
          if (outcome !== 'dead' && !done.has(key)) packs = press === 'add' ? packs + 1 : 0
          if (outcome !== 'dead') done.add(key)
          onOutcome('write', intent, outcome === 'done' ? undefined : unavailable('unavailable', true))
          // Only the basket tells whether a line is gone if the response does not.
          if (press === 'take out' && outcome !== 'dead') {
            onAnswered('write', intent)
            endIntentsOf(line)
          }
          if (press === 'add' && outcome === 'done') expect(packs).toBeGreaterThan(0)
        }
      },
    ),
  )
})

it('a write whose answer lacks required fields keeps its key, too', async () => {
  const sent: unknown[] = []
  for (const data of [{}, dataOf('retryMonoOrder')]) {
    shop()
      .post('/api/v2/internal/personal/orders/mono/7/retry/')
      .reply(function () {
        sent.push(this.req.headers['idempotency-key'])
        return [200, success(data)]
      })
  }
  const { dispatch } = createStore()
  const run = () => dispatch(ordersApi.endpoints.retryMonoOrder.initiate(7))
  const { error } = await run()
  expect(error).toMatchObject({ kind: 'unavailable', doubtful: true })
  expect((await run()).error).toBeUndefined()
  expect(sent[1]).toBe(sent[0])
})

it('an equal write is another one once the lost one is known to be done', async () => {
  const sent: unknown[] = []
  const answer = (lost: 'lost' | 'unreadable' | 'done') =>
    shop()
      .post('/api/v2/internal/personal/orders/mono/8/retry/')
      .reply(function () {
        sent.push(this.req.headers['idempotency-key'])
        return lost === 'lost'
          ? [502, GATEWAY]
          : [200, success(lost === 'done' ? dataOf('retryMonoOrder') : {})]
      })
  const { dispatch } = createStore()
  const run = () => dispatch(ordersApi.endpoints.retryMonoOrder.initiate(8))
  const read = (isSuccess: boolean) => () => Promise.resolve({ data: 'done', isSuccess })
  for (const outcome of ['lost', 'unreadable'] as const) {
    answer(outcome)
    const { error } = await run()
    expect(await wasDone(error, read(false), () => true)).toBe(false)
    answer(outcome)
    expect(await wasDone((await run()).error, read(true), () => true)).toBe(true)
  }
  answer('done')
  await run()
  expect(sent[1]).toBe(sent[0])
  expect(sent[3]).toBe(sent[2])
  expect(new Set(sent).size).toBe(3)
})

it('reads carry no key', async () => {
  shop()
    .get('/api/v1/eshop/subscriptions/active/')
    .matchHeader('Idempotency-Key', (value) => (value as unknown) === undefined)
    .reply(200, success(null))
  await createStore().dispatch(subscriptionApi.endpoints.subscription.initiate())
})

it('the page names the header of the key; without that no other origin gets it', async () => {
  window.pageConfig = { token: 't', apiUrl: 'https://api.test/api' }
  const other = () => nock('https://api.test').post(PATH)
  other()
    .matchHeader('Idempotency-Key', (value) => (value as unknown) === undefined)
    .reply(200, success(null))
  await cancel('Далеко')
  window.pageConfig = { ...window.pageConfig, idempotencyHeader: 'X-Once' }
  other()
    .matchHeader('X-Once', /^[0-9a-f]{32}$/)
    .reply(200, success(null))
  expect((await cancel('Далеко')).error).toBeUndefined()
})

it.each([
  ['a connection that is lost', () => answering().replyWithError('reset'), true],
  ['a proxy’s page', () => answering().reply(502, GATEWAY), true],
  ['an answer that cannot be read', () => answering().reply(200, 'OK'), true],
  ['a refusal', () => answering().reply(503, refusal(1, SERVICE_UNAVAILABLE)), false],
  ['a page that says the request was too large', () => answering().reply(413, GATEWAY), false],
])('a write is in doubt after %s: %#', async (_, answer, isDoubtful) => {
  answer()
  const { error } = await cancel('Сомневаюсь')
  const message = isDoubtful ? `${SERVICE_UNAVAILABLE}. ${MAYBE_SAVED}` : SERVICE_UNAVAILABLE
  expect(error).toMatchObject({ message })
})

it('a write without a network is not in doubt', async () => {
  offline()
  answering().replyWithError('offline')
  expect((await cancel('Сеть')).error).toEqual({ kind: 'offline', message: SERVICE_UNAVAILABLE })
})

it('a write that waits for its answer in vain is in doubt, though the device believes that it has no network', async () => {
  offline()
  const late = new DOMException('late', 'TimeoutError')
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(late)
  expect((await cancel('Долго')).error).toMatchObject({ kind: 'timeout', doubtful: true })
  asked.mockRestore()
})

it('what a write in doubt may have changed is read again', async () => {
  const store = createStore()
  const path = '/api/v1/eshop/subscriptions/active/'
  shop()
    .get(path)
    .reply(200, success({ id: 1, status: { code: 'active', label: '' } }))
  void store.dispatch(subscriptionApi.endpoints.subscription.initiate())
  await Promise.all(store.dispatch(subscriptionApi.util.getRunningQueriesThunk()))
  answering().reply(504, GATEWAY)
  shop().get(path).reply(200, success(null))
  await cancel('Снова', store)
  await Promise.all(store.dispatch(subscriptionApi.util.getRunningQueriesThunk()))
  expect(subscriptionApi.endpoints.subscription.select()(store.getState()).data).toBeNull()
})
