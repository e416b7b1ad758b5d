import { baseQuery } from '../../src/api/baseQuery'
import type { Call } from '../../src/api/request'
import { checkCustomer, onCustomerChanged } from '#host/customer/customer'
import { madeUpServer, refusal, success } from '../support/shop'

const post: Call = { method: 'POST', path: '/v1/things/' }

const send = (call: Call = post, type: 'mutation' | 'query' = 'mutation') =>
  baseQuery(
    { call, body: { name: 'Анна' } },
    {
      signal: new AbortController().signal,
      type,
      endpoint: 'things',
    } as Parameters<typeof baseQuery>[1],
    {},
  )

const OLD = { error: { kind: 'oldPage', message: 'Страница устарела. Обновите её: введённое сохранится' } }
const keys: (string | undefined)[] = []
const server = (csrf: string) =>
  madeUpServer()
    .post('/api/v1/things/')
    .matchHeader('X-CSRF-Token', csrf)
    .matchHeader('Idempotency-Key', (key) => keys.push(key) > 0)

beforeEach(() => {
  keys.length = 0
  window.pageConfig = { token: 'session-token', csrfToken: 'old', sessionUrl: '/session/' }
})

describe('a write with the CSRF token of a page that has been open for long', () => {
  it.each([
    [419, ''],
    [419, JSON.stringify(refusal(1, 'Page Expired'))],
    [403, '<h1>Forbidden</h1>'],
    [403, '{"message":"CSRF token mismatch."}'],
  ])('answered %d goes once more with its key, after the session was asked for', async (status, body) => {
    server('old').reply(status, body)
    madeUpServer().get('/session/').reply(200, { token: 'session-token', csrfToken: 'new' })
    server('new').reply(200, success(1))
    expect(await send()).toEqual({ data: 1 })
    expect(new Set(keys).size).toBe(1)
    expect(window.pageConfig).toMatchObject({ token: 'session-token', csrfToken: 'new' })
  })

  it('is refused the second time: the session is asked for once', async () => {
    server('old').reply(419)
    madeUpServer().get('/session/').reply(200, { token: 'session-token', csrfToken: 'new' })
    server('new').reply(419)
    expect(await send()).toEqual(OLD)
  })

  it.each([
    ['answers an error', 500, { csrfToken: 'new' }],
    ['answers no JSON', 200, '<html>'],
    ['tells of none', 200, { token: 'session-token' }],
    ['tells of a null', 200, { token: 'session-token', csrfToken: null }],
  ])('asks for a new page where the session %s', async (_, status, body) => {
    server('old').reply(419)
    madeUpServer().get('/session/').reply(status, body)
    expect(await send()).toEqual(OLD)
  })

  it('asks for a new page where the shop tells no session', async () => {
    window.pageConfig = { token: 'session-token', csrfToken: 'old' }
    server('old').reply(419)
    expect(await send()).toEqual(OLD)
  })

  it.each([
    ['another token', { token: 'of Boris', csrfToken: 'new' }],
    ['no token', { token: null, csrfToken: 'new' }],
  ])('is not sent again where the session has %s: another customer is here', async (_, session) => {
    checkCustomer()
    const changed = jest.fn()
    onCustomerChanged(changed)
    server('old').reply(419)
    madeUpServer().get('/session/').reply(200, session)
    expect(await send()).toMatchObject({ error: { kind: 'aborted' } })
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

it('a write refused by an envelope is no matter of the page', async () => {
  server('old').reply(403, refusal(1, 'Это не ваше'))
  expect(await send()).toMatchObject({ error: { kind: 'forbidden' } })
})

it('a read that is a POST carries the token too, and goes once more', async () => {
  const dates = (csrf: string) => madeUpServer().post('/api/v1/things/').matchHeader('X-CSRF-Token', csrf)
  dates('old').reply(419)
  madeUpServer().get('/session/').reply(200, { token: 'session-token', csrfToken: 'new' })
  dates('new').reply(200, success(1))
  expect(await send(post, 'query')).toEqual({ data: 1 })
})

it('a read answered so is no matter of the page', async () => {
  madeUpServer().get('/api/v1/things/').reply(403, '<h1>Forbidden</h1>')
  const read = baseQuery(
    { call: { method: 'GET', path: '/v1/things/' } },
    { signal: new AbortController().signal, type: 'query', endpoint: 'things' } as Parameters<
      typeof baseQuery
    >[1],
    {},
  )
  expect(await read).toMatchObject({ error: { kind: 'unavailable' } })
})
