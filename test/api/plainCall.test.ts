import type nock from 'nock'
import { plainRead, plainWrite } from '../../src/api/plainCall'
import { startEarly } from '../../src/api/early'
import { givenText } from '../../src/api/wire'
import type { Call } from '../../src/api/request'
import { madeUpServer, refusal, success } from '../support/shop'

const get: Call = { method: 'GET', path: '/v1/things/' }
const post: Call = { method: 'POST', path: '/v1/things/' }
const { signal } = new AbortController()

it('a call of nobody has no credentials and no referrer, and no header of the session', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{"data":"x"}')))
  await plainRead({ call: get, isAnonymous: true }, givenText, signal)
  await plainWrite({ call: post, body: { a: 1 }, isAnonymous: true }, givenText)
  for (const [, options] of asked.mock.calls) {
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' })
    expect(
      Object.keys(options?.headers ?? {}).filter((name) => !/^(accept|content-type)$/i.test(name)),
    ).toEqual([])
  }
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockRestore()
})

it('a call of nobody leaves early answers, and the token that a refusal brings', async () => {
  madeUpServer().get('/api/v1/things/').reply(200, success('of the session'))
  const early = startEarly(get)
  await early.answer
  madeUpServer()
    .get('/api/v1/things/')
    .reply(400, refusal(5011, 'aged', { token: 'fresh' }))
  const { error } = await plainRead({ call: get, isAnonymous: true }, givenText, signal)
  expect(error?.kind).toBe('tokenExpired')
  expect(window.pageConfig?.token).toBe('session-token')
  expect(await plainRead({ call: get }, givenText, signal)).toEqual({ data: 'of the session' })
})

it('a write keeps its key until it is answered, and another intent has another', async () => {
  const keys: unknown[] = []
  const noted = function (this: nock.ReplyFnContext) {
    keys.push(this.req.headers['idempotency-key'])
    return [200, success('x')] as const
  }
  madeUpServer().post('/api/v1/things/').replyWithError('lost')
  const write = () => plainWrite({ call: post, body: { a: 1 } }, givenText)
  expect((await write()).error).toMatchObject({ doubtful: true })
  madeUpServer()
    .post('/api/v1/things/')
    .twice()
    .reply(noted as never)
  await write()
  await write()
  expect(new Set(keys).size).toBe(2)
})

it('an answer that cannot be read is a failure; of a write it is doubtful', async () => {
  madeUpServer().get('/api/v1/things/').reply(200, success(1))
  madeUpServer().post('/api/v1/things/').reply(200, success(1))
  expect((await plainRead({ call: get }, givenText, signal)).error).not.toHaveProperty('doubtful')
  expect((await plainWrite({ call: post, body: {} }, givenText)).error).toMatchObject({ doubtful: true })
})
