/** @jest-environment node */
import type { Fetch } from '../../check/ask'
import { check } from '../../check/check'
import { operations } from '../contract/contract'
import type { Target } from '../../check/Server'
import { openServer, target } from './sandboxTarget'

/** A few calls, with and without a session, are enough to show findings that all calls have. */
const few = operations.filter(({ id }) => ['getAccountInfo', 'getOrders', 'getCities'].includes(id))

async function findingsOf(given: Record<string, string>, of: Partial<Target> = {}) {
  const { fetch } = openServer()
  const withHeaders: Fetch = async (url, init) => {
    const response = init.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await fetch(url, init)
    for (const [name, value] of Object.entries(given)) response.headers.set(name, value)
    return response
  }
  const { findings } = await check({
    operations: few,
    version: '1.2.3',
    target: { ...target, ...of },
    fetch: withHeaders,
  })
  return findings.map(({ text, isAdvice }) => `${isAdvice ? 'advice' : 'wrong'}: ${text}`)
}

describe('The headers of an API', () => {
  it('may not let others keep what is about one customer, nor tell versions', async () => {
    const found = await findingsOf({
      'Cache-Control': 'public, max-age=60',
      'X-Powered-By': 'PHP/8.2.1',
      'Content-Type': 'text/html',
      'X-Content-Type-Options': '',
    })
    expect(found).toEqual([
      expect.stringMatching(/^wrong: Content-Type .* is text\/html \(getAccountInfo and \d+ more\)/),
      expect.stringMatching(
        /^wrong: Cache-Control lets shared caches keep answers about one customer \(getAccountInfo/,
      ),
      expect.stringMatching(/^advice: .*nosniff/),
      expect.stringMatching(/^advice: the version .* X-Powered-By/),
    ])
  })

  it.each<[string, Record<string, string>, string[]]>([
    [
      'let the page in, with its headers and methods',
      {
        'Access-Control-Allow-Origin': 'https://www.shop.test',
        'Access-Control-Allow-Methods': 'GET, PUT, DELETE',
        'Access-Control-Allow-Headers': 'x-auth-token, x-csrf-token, content-type, x-voximplant-auth',
      },
      [],
    ],
    [
      'lack a header and a method',
      {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': 'PUT',
        'Access-Control-Allow-Headers': 'x-auth-token, content-type',
      },
      [
        'wrong: CORS: Access-Control-Allow-Headers of POST lacks X-CSRF-Token, X-Voximplant-Auth',
        'wrong: CORS: Access-Control-Allow-Headers of PUT lacks X-CSRF-Token',
        'wrong: CORS: Access-Control-Allow-Methods lacks DELETE',
        'wrong: CORS: Access-Control-Allow-Headers of DELETE lacks X-CSRF-Token',
      ],
    ],
  ])('of another origin %s', async (_, given, found) => {
    expect(await findingsOf(given, { origin: 'https://www.shop.test' })).toEqual(found)
  })

  it('have to let the key of a write in, where the page names its header', async () => {
    const given = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Allow-Headers': 'x-auth-token, x-csrf-token, content-type, x-voximplant-auth',
    }
    const of = { origin: 'https://www.shop.test', hasKeyAcrossOrigins: true }
    expect(await findingsOf(given, of)).toEqual(
      ['POST', 'PUT', 'DELETE'].map(
        (method) => `wrong: CORS: Access-Control-Allow-Headers of ${method} lacks Idempotency-Key`,
      ),
    )
  })

  it('may not let pages of any origin read answers with cookies', async () => {
    const given = {
      'Access-Control-Allow-Origin': 'https://stranger.invalid',
      'Access-Control-Allow-Credentials': 'true',
    }
    expect(await findingsOf(given)).toEqual([
      'wrong: CORS: pages of any origin may read answers with the customer’s cookies',
    ])
  })
})
