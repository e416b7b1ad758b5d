/** @jest-environment node */
import type { Fetch } from '../../check/ask'
import { check, type Order } from '../../check/check'
import { htmlOf } from '../../check/html'
import { baselineOf, changeSince, exitCodeOf, issuesOf, PURCHASE } from '../../check/issues'
import type { Report } from '../../check/report'
import { textOf } from '../../check/text'
import { isRead } from '../../check/variants'
import { operations } from '../contract/contract'
import { openServer, target } from './sandboxTarget'

const order = { operations, version: '1.2.3' }

const differencesIn = ({ calls }: Report) =>
  Object.fromEntries(
    calls
      .filter(({ state }) => ['differs', 'missing', 'failed'].includes(state))
      .map(({ id, differences, notes }) => [
        id,
        [...differences.map(({ field, problem, count }) => `${field} ${problem} ×${count}`), ...notes],
      ]),
  )

type Data = Record<string, never>

/** Puts a server in front of the sandbox that breaks some of its answers. */
const breaking =
  (fetch: Fetch, breaks: Record<string, (data: Data) => unknown>): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init)
    const broken = Object.entries(breaks).find(([path]) => new URL(url).pathname === `/api${path}`)
    if (!broken || !response.ok) return response
    const answer = (await response.json()) as { data: Data }
    const changed = broken[1](answer.data)
    return changed instanceof Response
      ? changed
      : Response.json(changed ?? answer, { headers: response.headers })
  }

/** Returns the records of a list, for a test to break. */
const records = (data: Data, name: string) => data[name] as unknown as Record<string, unknown>[]

describe('The check of an API', () => {
  it('finds no difference in the sandbox, asks every read, and writes nothing', async () => {
    const { fetch, asked } = openServer()
    const report = await check({ ...order, target, fetch })
    expect(differencesIn(report)).toEqual({})
    expect(report.findings).toEqual([])
    expect(report.calls.map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining<unknown>(
        operations.filter(isRead).map(({ id }): unknown => [id, expect.stringMatching(/conforms|closed/)]),
      ),
    )
    const byPost = operations.filter((one) => one.method === 'POST' && isRead(one)).map(({ path }) => path)
    const shapes = byPost.map((path) => new RegExp(`^POST /api${path.replace(/\{\w+\}/g, '\\w+')}$`))
    const writes = asked.filter((call) => !call.startsWith('GET'))
    expect(writes.filter((call) => !shapes.some((shape) => shape.test(call)))).toEqual([])
    const untried = operations.filter((one) => one.method !== 'GET' && !isRead(one)).length
    expect(textOf(report)).toContain(`\n0 differences; ${String(untried)} writes not tried\n`)
    expect(exitCodeOf(report)).toBe(0)
  })

  it('tells by call and field what a broken copy does otherwise', async () => {
    const { fetch } = openServer()
    const broken = breaking(fetch, {
      '/v2/internal/personal/orders/': (data) => {
        for (const order of records(data, 'orders')) order['id'] = String(order['id'])
      },
      '/v2/internal/account/info/': (data) => {
        Object.assign(data, { consumer_info: data['consumer'] })
        Reflect.deleteProperty(data, 'consumer')
      },
      '/v2/internal/personal/reminders/': (data) => {
        for (const reminder of records(data, 'reminders')) reminder['channels'] = ['pigeon <b>']
        Object.assign(records(data, 'reminders')[0] ?? {}, { is_active: 'yes' })
      },
      '/v2/internal/service/config/': () => ({ status: 'success', errors: [] }),
      '/v1/profile/score/': () => new Response('<html><title>500</title>', { status: 500 }),
      '/v2/internal/friends/tasks/': () => new Response('', { status: 404 }),
      '/v1/promo-code/certs/': () => new Response('x'.repeat(10_000_000)),
      '/v2/internal/locator/points/': () =>
        Response.json({ status: 'error', data: null, errors: [] }, { status: 418 }),
    })
    const report = await check({ ...order, target, fetch: broken })
    expect(differencesIn(report)).toMatchInlineSnapshot(`
     {
       "getAccountInfo": [
         "data.consumer is missing; unknown there: consumer_info ×1",
       ],
       "getCertificates": [
         "answers more than 5.0 MB: not read",
       ],
       "getFriendsTasks": [
         "HTTP 404: the server has no such call",
       ],
       "getLocatorPoints": [
         " HTTP 418, which the contract does not name ×1",
         "errors is empty ×1",
         "refused with HTTP 418, code none",
       ],
       "getOrders": [
         "data.orders[].id should be integer, is a string ×30",
       ],
       "getReminders": [
         "data.reminders[].channels[] should be one of email, sms, push; is "pigeon <b>" ×1",
         "data.reminders[].is_active should be boolean, is a string ×1",
       ],
       "getScore": [
         "HTTP 500, a page “500” instead of JSON",
       ],
       "getServiceConfig": [
         "data is missing ×1",
       ],
     }
    `)
    expect(exitCodeOf(report)).toBe(3)
    const html = htmlOf(report)
    expect(html).toContain('pigeon &lt;b&gt;')
    expect(html).not.toContain('pigeon <b>')
    expect(html).not.toContain(target.token)
  })

  it('tries writes on records of its own, and leaves none behind', async () => {
    const { fetch, asked } = openServer()
    const report = await check({ ...order, target, fetch, hasWrites: true })
    expect(differencesIn(report)).toEqual({})
    expect(report.findings).toEqual([])
    const states = Object.fromEntries(report.calls.map(({ id, state, notes }) => [id, [state, ...notes]]))
    expect(states).toMatchObject({
      createAddress: ['conforms'],
      placeOrder: ['skipped', 'there, but not tried: it refuses who has no token'],
      login: ['skipped', 'not tried: a guest may make it'],
    })
    const lists = ['delivery_address', 'reminders'].map((list) => `/api/v2/internal/personal/${list}/`)
    const read = async ({ fetch: from }: ReturnType<typeof openServer>) =>
      Promise.all(
        lists.map(async (path) => {
          const answer = await from(`https://shop.test${path}`, { headers: { 'X-Auth-Token': 'full.check' } })
          return (await answer.json()) as unknown
        }),
      )
    expect(await read({ fetch, asked })).toEqual(await read(openServer()))
  })

  it('says that a record of its own could not be deleted, and that a repeated write was done twice', async () => {
    const { fetch } = openServer()
    const careless: Fetch = (url, init) => {
      const headers = new Headers(init.headers)
      headers.delete('Idempotency-Key')
      return init.method === 'DELETE'
        ? Response.json({ status: 'success', data: null, errors: [] })
        : fetch(url, { ...init, headers })
    }
    const found = differencesIn(await check({ ...order, target, fetch: careless, hasWrites: true }))
    expect(found['createAddress']).toEqual([' makes a second record for a key that it knows ×1'])
    expect(found['deleteAddress']?.join()).toMatch(/did not delete \d+, \d+: delete it by hand/)
  })
})

describe('What is wrong', () => {
  /** Returns the report on a server that breaks these answers. */
  const brokenBy = async (breaks: Parameters<typeof breaking>[1]) =>
    check({ ...order, target, fetch: breaking(openServer().fetch, breaks) })
  const cosmetic = {
    '/v2/internal/personal/reminders/': (data: Data) => {
      Object.assign(records(data, 'reminders')[0] ?? {}, { channels: ['pigeon'] })
    },
  }
  const ofSection = { '/v2/internal/friends/tasks/': () => new Response('', { status: 404 }) }
  const ofPurchase = { '/v2/internal/basket/': () => new Response('', { status: 500 }) }

  it('is told by weight, what stops a purchase first, with an exit code for each', async () => {
    const [light, heavy, heaviest] = await Promise.all([
      brokenBy(cosmetic),
      brokenBy({ ...cosmetic, ...ofSection }),
      brokenBy({ ...cosmetic, ...ofSection, ...ofPurchase }),
    ])
    expect([light, heavy, heaviest].map((report) => exitCodeOf(report))).toEqual([4, 1, 3])
    expect(issuesOf(heaviest).map(({ weight, id }) => [weight, id])).toEqual([
      ['purchase', 'getBasket'],
      ['section', 'getFriendsTasks'],
      ['cosmetic', 'getReminders'],
    ])
    const titles = /Stops a purchase \(1\)[^]*Breaks a section, or is not safe \(1\)[^]*Cosmetic[^]* \(1\)/
    expect(textOf(heaviest)).toMatch(titles)
    expect(htmlOf(heaviest)).toMatch(titles)
    expect(textOf(heaviest)).toContain('\n3 differences;')
  })

  it('is compared with an earlier report: what is new counts alone, what is gone is told', async () => {
    const before = await brokenBy({ ...ofPurchase, ...cosmetic })
    const baseline = baselineOf(JSON.stringify({ ...before, issues: issuesOf(before) }))
    const same = changeSince(baseline, before)
    expect(same).toEqual({ fresh: [], gone: [] })
    expect(exitCodeOf(before, same)).toBe(0)

    const now = await brokenBy({ ...ofPurchase, ...ofSection })
    const change = changeSince(baseline, now)
    expect(exitCodeOf(now, change)).toBe(1)
    for (const told of [textOf(now, change), htmlOf(now, change)]) {
      expect(told).toContain('Since the last report: 1 new, 1 gone')
      expect(told).toMatch(/new: (getFriendsTasks: )?missing: HTTP 404/)
      expect(told).toMatch(/Gone since the last report[^]*getReminders: data\.reminders\[\]\.channels/)
      expect(told).not.toContain('new: failed')
    }
  })

  it('names only calls that the contract has as those of a purchase', async () => {
    const broken: Fetch = async (url, init) =>
      new URL(url).pathname.endsWith('/account/info/')
        ? openServer().fetch(url, init)
        : new Response('', { status: 500 })
    const report = await check({ ...order, target, fetch: broken, hasWrites: true })
    const ids = issuesOf(report).flatMap(({ weight, id }) => (weight === 'purchase' && id ? [id] : []))
    expect(new Set(['getAccountInfo', ...ids])).toEqual(PURCHASE)
  })
})

describe('What is one customer’s', () => {
  const TOKEN = 'X-Auth-Token'
  const isEcho = (url: string) => url.endsWith('/account/info/')

  /** Puts a server in front of the sandbox that adds the headers that calls lack, so that it accepts them. */
  const careless =
    (fetch: Fetch, mend: (headers: Headers, url: string) => void): Fetch =>
    (url, init) => {
      const headers = new Headers(init.headers)
      mend(headers, url)
      return fetch(url, { ...init, headers })
    }
  const exposures = async (mend: (headers: Headers, url: string) => void, more: Partial<Order> = {}) => {
    const report = await check({ ...order, target, fetch: careless(openServer().fetch, mend), ...more })
    const found = issuesOf(report).filter(({ weight }) => weight === 'exposure')
    return { report, found: found.map(({ text }) => text) }
  }

  it('is the first thing that is told when it is given to anyone', async () => {
    const { report, found } = await exposures((headers, url) => {
      if (isEcho(url)) headers.set(TOKEN, target.token ?? '')
    })
    expect(found).toEqual(['a customer’s data are given without a token (getAccountInfo)'])
    expect(exitCodeOf(report)).toBe(5)
    expect(textOf(report).split('\n\n')[1]).toContain(found[0])
  })

  it('is told where a read by POST gives it to anyone', async () => {
    const { found } = await exposures((headers, url) => {
      if (!url.endsWith('/referral/info/')) return
      headers.set(TOKEN, target.token ?? '')
      headers.set('X-CSRF-Token', 'csrf')
    })
    expect(found).toEqual(['a customer’s data are given without a token (getReferral)'])
  })

  it('is not given to another customer', async () => {
    const otherToken = 'empty.other'
    const { found } = await exposures(
      (headers, url) => {
        if (url.includes('/collections/') && headers.get(TOKEN) === otherToken)
          headers.set(TOKEN, target.token ?? '')
      },
      { target: { ...target, otherToken } },
    )
    expect(found).toEqual(['a customer’s record is given to another customer (getCollection)'])
  })

  it('is not written without a token or a CSRF token; what was made all the same is deleted', async () => {
    const { fetch } = openServer()
    const open: Fetch = (url, init) => {
      const headers = new Headers(init.headers)
      if (url.endsWith('/delivery_address/') && init.method === 'POST') {
        headers.set(TOKEN, target.token ?? '')
        headers.set('X-CSRF-Token', 'csrf')
      }
      return fetch(url, { ...init, headers })
    }
    const report = await check({ ...order, target, fetch: open, hasWrites: true })
    const found = issuesOf(report).filter(({ weight }) => weight === 'exposure')
    expect(found.map(({ text }) => text)).toEqual([
      'a write is done without a token (createAddress)',
      'a write is done without a CSRF token (createAddress)',
    ])
    const list = await fetch('https://shop.test/api/v2/internal/personal/delivery_address/', {
      headers: { [TOKEN]: 'full.check' },
    })
    expect(await list.text()).not.toContain('Проверка API')
  })

  it('is deleted, too, where the customer’s own write answers no id', async () => {
    const { fetch } = openServer()
    const list = 'https://shop.test/api/v2/internal/personal/delivery_address/'
    const open: Fetch = async (url, init) => {
      if (url !== list || init.method !== 'POST') return fetch(url, init)
      const headers = new Headers(init.headers)
      if (headers.get(TOKEN) === target.token) return Response.json({ status: 'success', data: null })
      headers.set(TOKEN, target.token ?? '')
      headers.set('X-CSRF-Token', 'csrf')
      return fetch(url, { ...init, headers })
    }
    await check({ ...order, target, fetch: open, hasWrites: true })
    const kept = await fetch(list, { headers: { [TOKEN]: 'full.check' } })
    expect(await kept.text()).not.toContain('Проверка API')
  })

  it('is not written by another customer where nobody answered', async () => {
    const otherToken = 'empty.other'
    const dropped = (headers: Headers) => {
      if (headers.get(TOKEN) === otherToken) throw new TypeError('fetch failed')
    }
    const { found } = await exposures(dropped, { target: { ...target, otherToken }, hasWrites: true })
    expect(found).toEqual([])
  })

  it('a server without writes is no good server', async () => {
    const { fetch } = openServer()
    const reading: Fetch = (url, init) =>
      init.method === 'GET' || init.method === 'OPTIONS'
        ? fetch(url, init)
        : new Response('', { status: 404 })
    const report = await check({ ...order, target, fetch: reading, hasWrites: true })
    expect(exitCodeOf(report)).toBe(3)
    expect(issuesOf(report).map(({ id }) => id)).toContain('placeOrder')
  })
})

describe('A server with a framework of its own', () => {
  it.each<[number, () => Response]>([
    [419, () => Response.json({ message: 'CSRF token mismatch.' }, { status: 419 })],
    [403, () => new Response('<!doctype html><title>Forbidden</title>', { status: 403 })],
  ])('has a write that it refuses without a CSRF token in its own words: HTTP %i', async (_, refusal) => {
    const { fetch } = openServer()
    const guarded: Fetch = (url, init) =>
      init.method === 'POST' && !new Headers(init.headers).has('X-CSRF-Token') ? refusal() : fetch(url, init)
    const report = await check({ ...order, target, fetch: guarded, hasWrites: true })
    expect(differencesIn(report)).toEqual({})
    expect(exitCodeOf(report)).toBe(0)
  })

  it('may ask to wait, and is asked again', async () => {
    const { fetch } = openServer()
    const limited = new Set<string>()
    const wait = { status: 429, headers: { 'Retry-After': '0' } }
    const busy: Fetch = (url, init) => {
      const call = `${init.method ?? ''} ${url}`
      if (limited.has(call)) return fetch(url, init)
      limited.add(call)
      return new Response('<h1>Too Many Requests</h1>', wait)
    }
    const report = await check({ ...order, target, fetch: busy })
    expect(differencesIn(report)).toEqual({})
    const always = await check({
      ...order,
      target,
      fetch: (url, init) => (url.endsWith('/basket/?type=eshop') ? new Response('', wait) : fetch(url, init)),
    })
    expect(always.calls.find(({ id }) => id === 'getBasket')?.notes).toContain('HTTP 429: too many requests')
    expect(differencesIn(always)).toEqual({})
  })
})

describe('What keeps the check from being made', () => {
  const page =
    (status: number, init: ResponseInit = {}) =>
    () =>
      new Response('<!doctype html><title>Вход</title>', { status, ...init })
  const failure = (code: string) => () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
  }
  const refusal = (code: number) => () =>
    Response.json({ status: 'error', data: null, errors: [{ code, message: '' }] }, { status: 401 })

  it.each<[string, () => Response, RegExp]>([
    ['a wrong name', failure('ENOTFOUND'), /no server has this name/],
    ['no server', failure('ECONNREFUSED'), /nothing listens/],
    ['a self-signed certificate', failure('DEPTH_ZERO_SELF_SIGNED_CERT'), /NODE_EXTRA_CA_CERTS/],
    ['a login page', page(200), /“Вход” instead of JSON: is the API behind a login page/],
    [
      'the way to a login page',
      page(302, { headers: { Location: '/login?next=secret' } }),
      /redirects to https:\/\/shop\.test\/login \(HTTP 302\)/,
    ],
    ['a password of the server', page(401), /USER:PASSWORD/],
    ['a path that is not the API', page(404), /does the URL name what stands for \/api\?/],
    ['an expired token', refusal(8001), /The token is not known or has expired \(code 8001\)/],
    ['a restricted account', refusal(9001), /restricted \(code 9001\)/],
  ])('%s is told in one line, and nothing more is asked', async (_, answer, line) => {
    const fetch = jest.fn<Response, []>(answer)
    const report = await check({ ...order, target, fetch })
    expect(report.stopped).toMatch(line)
    expect(textOf(report).trim().split('\n')).toHaveLength(3)
    expect(htmlOf(report)).toContain('<p>')
    expect(exitCodeOf(report)).toBe(2)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('without a token only what needs no session is asked', async () => {
    const { fetch } = openServer()
    const report = await check({ ...order, target: { ...target, token: undefined }, fetch })
    const states = Object.fromEntries(report.calls.map(({ id, state }) => [id, state]))
    expect(states).toMatchObject({ getProducts: 'conforms', getOrders: 'skipped' })
    expect(exitCodeOf(report)).toBe(0)
  })
})

it('control characters of the server’s texts do not reach the terminal', () => {
  const evil = '\u001b[2J\u009b1A\r0 differences\n\u202e'
  const call = { id: 'getBasket', call: 'GET /basket/', isAssumed: false, state: 'differs' as const }
  const difference = { field: evil, problem: evil, count: 1, isAssumed: false }
  const report = {
    url: 'https://shop.test/api',
    version: '1.0.0',
    checkedAt: '',
    calls: [{ ...call, differences: [difference], notes: [evil] }],
    findings: [{ text: evil, isAdvice: false }],
  }
  // eslint-disable-next-line no-control-regex -- these are what must be gone
  expect(textOf(report)).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
  expect(textOf(report).split('\n')).not.toContain('0 differences')
  expect(textOf({ ...report, stopped: evil })).not.toContain('\u001b')
})
