import fc from 'fast-check'
import { baseQuery } from '../../src/api/baseQuery'
import type { Call } from '../../src/api/request'
import { isLimited, limitWrite, waitOfRead } from '../../src/api/tooManyRequests'
import { heldUntil } from '#host/page/heldPresses'
import { madeUpServer, refusal, success } from '../support/shop'

const get: Call = { method: 'GET', path: '/v1/things/' }
const post: Call = { method: 'POST', path: '/v1/things/' }

const send = (call: Call, type: 'query' | 'mutation') =>
  baseQuery(
    { call },
    { signal: new AbortController().signal, type, endpoint: 'things' } as Parameters<typeof baseQuery>[1],
    {},
  )

describe('a read of which there were too many', () => {
  it.each([
    [429, '0'],
    [429, undefined],
    [503, '0'],
  ])('goes again twice: %d, Retry-After %s', async (status, told) => {
    const headers = told === undefined ? {} : { 'Retry-After': told }
    madeUpServer().get('/api/v1/things/').twice().reply(status, '', headers)
    madeUpServer().get('/api/v1/things/').reply(200, success(1))
    expect(await send(get, 'query')).toEqual({ data: 1 })
  })

  it('goes again as a POST, too', async () => {
    madeUpServer().post('/api/v1/things/').twice().reply(429, '', { 'Retry-After': '0' })
    madeUpServer().post('/api/v1/things/').reply(200, success(1))
    expect(await send(post, 'query')).toEqual({ data: 1 })
  })

  it('fails after the third answer', async () => {
    madeUpServer().get('/api/v1/things/').thrice().reply(429, '', { 'Retry-After': '0' })
    expect(await send(get, 'query')).toMatchObject({ error: { kind: 'unavailable' } })
  })

  it.each([
    [{ status: 429, text: '', retryAfter: '7' }, 7000],
    [{ status: 429, text: '', retryAfter: '3600' }, 10_000],
    [{ status: 503, text: '', retryAfter: '1' }, 1000],
    [{ status: 503, text: '', retryAfter: null }, undefined],
    [{ status: 503, text: '', retryAfter: 'soon' }, undefined],
    [{ status: 200, text: '', retryAfter: '5' }, undefined],
  ])('waits as told, 10 s at most: %j', (answer, wait) => {
    expect(waitOfRead(answer)).toBe(wait)
  })

  it("counts a date by the server's clock", () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z') })
    const answer = { status: 429, text: '', ahead: 60_000, retryAfter: 'Fri, 27 Nov 2026 10:01:04 GMT' }
    expect(waitOfRead(answer)).toBe(4000)
    jest.useRealTimers()
  })
})

describe('a write of which there were too many', () => {
  it.each([
    [429, '12', 'Слишком много запросов. Попробуйте через 12 с'],
    [503, '12', 'Слишком много запросов. Попробуйте через 12 с'],
    [429, '0', 'Слишком много запросов. Попробуйте через 1 с'],
    [429, undefined, 'Слишком много запросов. Попробуйте через 10 с'],
    [429, '3600', 'Слишком много запросов. Попробуйте через 60 мин'],
  ])('is not sent again, and is surely not done: %d, Retry-After %s', async (status, told, message) => {
    const headers = told === undefined ? {} : { 'Retry-After': told }
    madeUpServer().post('/api/v1/things/').reply(status, refusal(1, 'Rate limit'), headers)
    expect(await send(post, 'mutation')).toEqual({
      error: {
        kind: 'unavailable',
        message,
        later: { at: expect.any(Number) as number, message: 'Слишком много запросов. Попробуйте ещё раз' },
      },
    })
  })

  it('holds its button exactly as long as it says', () => {
    jest.useFakeTimers()
    fc.assert(
      fc.property(fc.nat(100_000), (seconds) => {
        limitWrite({ status: 429, text: '', retryAfter: String(seconds) })
        expect(Math.max(0, heldUntil() - Date.now())).toBe(seconds * 1000)
      }),
    )
    jest.useRealTimers()
  })

  it('answered 503 that says no time may be done', async () => {
    madeUpServer().post('/api/v1/things/').reply(503, '')
    expect(await send(post, 'mutation')).toMatchObject({ error: { doubtful: true } })
    expect(isLimited({ status: 503, text: '' })).toBe(false)
  })
})
