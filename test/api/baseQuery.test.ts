import fc from 'fast-check'
import nock from 'nock'
import { baseQuery } from '../../src/api/baseQuery'
import { startEarly } from '../../src/api/early'
import type { Call } from '../../src/api/request'
import { madeUpServer, refusal, shop, success } from '../support/shop'

const get: Call = { method: 'GET', path: '/v1/things/{id}/' }
const post: Call = { method: 'POST', path: '/v1/things/' }
const upload: Call = { ...post, multipart: true }

const send = (
  args: Parameters<typeof baseQuery>[0],
  signal = new AbortController().signal,
  type: 'query' | 'mutation' = 'query',
) => baseQuery(args, { signal, type } as Parameters<typeof baseQuery>[1], {})

describe('what is sent', () => {
  it('a call encodes path parameters, leaves absent query values out and repeats the key of a list', async () => {
    madeUpServer().get('/api/v1/things/a%2Fb/?state=new&tag=1&tag=2').reply(200, success(1))
    const result = await send({
      call: get,
      path: { id: 'a/b' },
      query: { state: 'new', tag: [1, 2], none: undefined, nothing: null },
    })
    expect(result).toEqual({ data: 1 })
  })

  it.each(['.', '..', ''])(
    'a call for the id %j is not sent, because it would go to another path',
    async (id) => {
      const asked = jest.spyOn(globalThis, 'fetch')
      expect(await send({ call: get, path: { id } })).toMatchObject({ error: { kind: 'notFound' } })
      expect(asked).not.toHaveBeenCalled()
      asked.mockRestore()
    },
  )

  it('a call leaves nothing in the cache of the browser, and follows no redirect', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    await send({ call: get, path: { id: 1 } })
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', redirect: 'error' })
    asked.mockRestore()
  })

  it('a call carries the token on reads, and CSRF beside it on writes', async () => {
    madeUpServer()
      .get('/api/v1/things/1/')
      .matchHeader('X-Auth-Token', 'session-token')
      .reply(200, success(1))
    madeUpServer()
      .post('/api/v1/things/', { name: 'Анна' })
      .matchHeader('X-Auth-Token', 'session-token')
      .matchHeader('X-CSRF-Token', 'csrf-token')
      .matchHeader('Content-Type', 'application/json')
      .reply(200, success(2))
    expect(await send({ call: get, path: { id: 1 } })).toEqual({ data: 1 })
    expect(await send({ call: post, body: { name: 'Анна' } })).toEqual({ data: 2 })
  })

  it('a call takes names and base from the page configuration at the moment of the call', async () => {
    window.pageConfig = { token: 't', tokenHeader: 'X-Session', apiUrl: 'https://api.shop.test/base/' }
    nock('https://api.shop.test')
      .get('/base/v1/things/1/')
      .matchHeader('X-Session', 't')
      .reply(200, success(1))
    expect(await send({ call: get, path: { id: 1 } })).toEqual({ data: 1 })
  })

  it('a call has no token header without a token', async () => {
    window.pageConfig = {}
    madeUpServer()
      .get('/api/v1/things/1/')
      .matchHeader('X-Auth-Token', (value) => (value as unknown) === undefined)
      .reply(200, success(1))
    expect(await send({ call: get, path: { id: 1 } })).toEqual({ data: 1 })
  })

  it('a call sends a multipart body as a form, without a content type of its own', async () => {
    madeUpServer()
      .post('/api/v1/things/', /name="text"[\s\S]*Помогите/)
      .matchHeader('Content-Type', /^multipart\/form-data/)
      .reply(200, success(1))
    expect(await send({ call: upload, body: { text: 'Помогите', absent: null } })).toEqual({ data: 1 })
  })
})

describe('repeating', () => {
  it('a read is repeated twice when a proxy answers', async () => {
    madeUpServer().get('/api/v1/things/1/').times(2).reply(502, '<html>')
    madeUpServer().get('/api/v1/things/1/').reply(200, success('there'))
    expect(await send({ call: get, path: { id: 1 } })).toEqual({ data: 'there' })
  })

  it('a read fails after the third failure of the network', async () => {
    madeUpServer().get('/api/v1/things/1/').times(3).replyWithError('no network')
    expect(await send({ call: get, path: { id: 1 } })).toMatchObject({ error: { kind: 'offline' } })
  })

  it('a write is never sent twice', async () => {
    madeUpServer().post('/api/v1/things/').reply(503, '<html>')
    expect(await send({ call: post }, undefined, 'mutation')).toMatchObject({
      error: { kind: 'unavailable' },
    })
  })

  it('a call stops when it is aborted', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await send({ call: get, path: { id: 1 } }, controller.signal)).toMatchObject({
      error: { kind: 'aborted' },
    })
  })
})

it('a read is repeated when a write has ended meanwhile', async () => {
  const write = () => {
    madeUpServer().post('/api/v1/things/').reply(200, success(2))
    return send({ call: post }, undefined, 'mutation')
  }
  madeUpServer()
    .get('/api/v1/things/1/')
    .reply(200, async () => {
      await write()
      return success('before')
    })
  madeUpServer().get('/api/v1/things/1/').reply(200, success('after'))
  expect(await send({ call: get, path: { id: 1 } })).toEqual({ data: 'after' })

  await write()
  madeUpServer().get('/api/v1/things/1/').reply(200, success('once'))
  expect(await send({ call: get, path: { id: 1 } })).toEqual({ data: 'once' })
})

it('an early answer of before the end of a write is not taken after it', async () => {
  const score = { method: 'GET', path: '/v1/profile/score/' } as const
  shop().get('/api/v1/profile/score/').reply(200, success('before'))
  madeUpServer()
    .post('/api/v1/things/')
    .reply(200, async () => {
      await startEarly(score).answer
      return success(null)
    })
  await send({ call: post }, undefined, 'mutation')
  shop().get('/api/v1/profile/score/').reply(200, success('after'))
  expect(await send({ call: score })).toEqual({ data: 'after' })
})

describe('code 5011', () => {
  const fresh = (token: string) => refusal(5011, 'Токен устарел', { token })

  it('code 5011 stores the new token and sends logout again with it', async () => {
    madeUpServer()
      .post('/api/v1/things/')
      .matchHeader('X-Auth-Token', 'session-token')
      .reply(400, fresh('second'))
    madeUpServer().post('/api/v1/things/').matchHeader('X-Auth-Token', 'second').reply(200, success(null))
    expect(await send({ call: post, refreshesToken: true })).toEqual({ data: null })
    expect(window.pageConfig?.token).toBe('second')
  })

  it('code 5011 is followed by another request, not by the one that a server answers by its key again', async () => {
    const keys: unknown[] = []
    for (const answer of [fresh('second'), fresh('third'), success(null)]) {
      madeUpServer()
        .post('/api/v1/things/')
        .reply(function () {
          keys.push(this.req.headers['idempotency-key'])
          return [200, answer]
        })
    }
    expect(await send({ call: post, refreshesToken: true })).toEqual({ data: null })
    expect(new Set(keys).size).toBe(3)
  })

  it('code 5011 ends after three attempts in all', async () => {
    for (const token of ['2', '3', '4']) madeUpServer().post('/api/v1/things/').reply(400, fresh(token))
    expect(await send({ call: post, refreshesToken: true })).toEqual({
      error: { kind: 'tokenExpired', message: 'Токен устарел' },
    })
  })

  it('code 5011 repeats no other write', async () => {
    madeUpServer().post('/api/v1/things/').reply(400, fresh('second'))
    expect(await send({ call: post })).toMatchObject({ error: { kind: 'tokenExpired' } })
  })
})

describe('the early answer', () => {
  const early: Call = { method: 'GET', path: '/v1/early/' }

  it('an early answer is used once', async () => {
    madeUpServer().get('/api/v1/early/').reply(200, success('early'))
    void startEarly(early)
    expect(await send({ call: early })).toEqual({ data: 'early' })
    madeUpServer().get('/api/v1/early/').reply(200, success('asked'))
    expect(await send({ call: early })).toEqual({ data: 'asked' })
  })

  it('an early answer does not count after a write', async () => {
    madeUpServer().get('/api/v1/early/').reply(200, success('before'))
    void startEarly(early)
    madeUpServer().post('/api/v1/things/').reply(200, success(null))
    await send({ call: post }, undefined, 'mutation')
    madeUpServer().get('/api/v1/early/').reply(200, success('after'))
    expect(await send({ call: early })).toEqual({ data: 'after' })
  })

  it('an early answer does not count when the token has changed since', async () => {
    madeUpServer()
      .get('/api/v1/early/')
      .matchHeader('X-Auth-Token', 'session-token')
      .reply(200, success('old'))
    void startEarly(early)
    window.pageConfig = { token: 'another' }
    madeUpServer().get('/api/v1/early/').matchHeader('X-Auth-Token', 'another').reply(200, success('new'))
    expect(await send({ call: early })).toEqual({ data: 'new' })
  })
})

it('every answer becomes data or an ApiError, and neither contains the token', async () => {
  const kinds =
    /^(offline|timeout|unavailable|forbidden|notFound|signedOut|restricted|tokenExpired|oldPage|invalid|refused)$/
  const answer = jest.spyOn(globalThis, 'fetch')
  const envelope = fc.record(
    { status: fc.constantFrom('success', 'error', 1, null), data: fc.jsonValue(), errors: fc.jsonValue() },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 200, max: 599 }),
      fc.oneof(
        fc.string(),
        fc.json(),
        envelope.map((body) => JSON.stringify(body)),
      ),
      async (status, text) => {
        const hasBody = ![204, 205, 304].includes(status)
        answer.mockResolvedValue(new Response(hasBody ? text : null, { status }))
        const result = await send({ call: post, body: {} }, undefined, 'mutation')
        if ('error' in result && result.error) expect(result.error.kind).toMatch(kinds)
        else expect(result.data).not.toBeUndefined()
        expect(JSON.stringify(result)).not.toContain('session-token')
        expect(result.meta).toBeUndefined()
      },
    ),
    { numRuns: 1000 },
  )
  answer.mockRestore()
})
