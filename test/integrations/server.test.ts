/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import nock from 'nock'
import { check } from '../../check/check'
import { ISLANDS } from '../../check/islands'
import { exitCodeOf } from '../../check/issues'
import { textOf } from '../../check/text'
import { operations } from '../contract/contract'

/* The example server with eight calls, requested as the widgets do it. */

const SERVER = join(__dirname, '../../examples/integrations/server/server.mjs')
const ADDRESS = { location: 'Москва', house_number: '12' }

let server: ChildProcess
let shop = ''

beforeAll(async () => {
  nock.enableNetConnect('localhost')
  server = spawn(process.execPath, [SERVER, __dirname], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!server.stdout) throw new Error('The server has no output')
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  shop = new URL(line.toString().trim()).origin
})

afterAll(() => {
  server.kill()
  nock.disableNetConnect()
})

interface Printed {
  token: string
  csrfToken: string
  cookie: string
}

/** Returns the configuration that the server prints into the page for a cookie. */
async function printedFor(cookie = ''): Promise<Printed> {
  const page = await fetch(`${shop}/personal/`, { headers: { Cookie: cookie } })
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  const [, json = ''] = /data-lens-config>(.*?)<\/script>/.exec(await page.text()) ?? []
  const set = page.headers.get('Set-Cookie')?.split(';')[0]
  return { ...(JSON.parse(json) as Printed), cookie: set ?? cookie }
}

const post = (path: string, { token, csrfToken, cookie }: Partial<Printed>, body?: unknown, key = '') =>
  fetch(`${shop}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(token !== undefined && token !== '' && { 'X-Auth-Token': token }),
      ...(csrfToken !== undefined && { 'X-CSRF-Token': csrfToken }),
      ...(key !== '' && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const logIn = (guest: Printed, password = 'linza2025') =>
  post('/v2/internal/auth/consumer/login/', guest, { email: 'anna.kovaleva@example.ru', password })

async function signedIn(): Promise<Printed> {
  const answer = await logIn(await printedFor())
  return printedFor(answer.headers.get('Set-Cookie')?.split(';')[0])
}

const addAddress = async (by: Partial<Printed>, key = '') => {
  const answer = await post('/v2/internal/personal/delivery_address/', by, ADDRESS, key)
  const { data } = (await answer.json()) as { data: { id?: number } | null }
  return { status: answer.status, id: data?.id }
}

it('the check finds no difference in its eight calls', async () => {
  const { token, csrfToken } = await signedIn()
  // The check needs a record to compare.
  expect((await addAddress({ token, csrfToken })).status).toBe(200)
  const target = {
    ...{ url: `${shop}/api`, token, csrf: csrfToken },
    ...{ tokenHeader: 'X-Auth-Token', csrfHeader: 'X-CSRF-Token', idempotencyHeader: 'Idempotency-Key' },
  }
  const only = new Set(ISLANDS.get('cabinet'))
  const report = await check({ target, operations, version: '1.2.3', only, fetch })
  expect(textOf(report)).toContain('\n0 differences')
  expect(exitCodeOf(report)).toBe(0)
})

it('the login sets the session of the page that is printed next, and the logout ends it', async () => {
  const guest = await printedFor()
  expect(guest.token).toBe('')
  expect((await logIn(guest, 'wrong')).status).toBe(400)
  const customer = await signedIn()
  expect(customer.token).not.toBe('')
  const out = await post('/v2/internal/auth/common/logout/', customer)
  expect((await printedFor(out.headers.get('Set-Cookie')?.split(';')[0])).token).toBe('')
  expect((await addAddress(customer)).status).toBe(401)
})

it('a write is nobody’s without the token, and not made without the CSRF token of that session', async () => {
  const { token, csrfToken, cookie } = await signedIn()
  const { csrfToken: other } = await signedIn()
  expect((await addAddress({ csrfToken, cookie })).status).toBe(401)
  expect((await addAddress({ token, cookie })).status).toBe(403)
  expect((await addAddress({ token, csrfToken: other, cookie })).status).toBe(403)
})

it('a write that is sent again with its key is made once', async () => {
  const customer = await signedIn()
  const [first, again] = [await addAddress(customer, 'one'), await addAddress(customer, 'one')]
  expect(again).toEqual(first)
  expect((await addAddress(customer, 'other')).id).not.toBe(first.id)
})

it('a write that is sent twice at once is made once', async () => {
  const { token, csrfToken } = await signedIn()
  const { hostname, port } = new URL(shop)
  const body = JSON.stringify(ADDRESS)
  const head = [
    ...['POST /api/v2/internal/personal/delivery_address/ HTTP/1.1', 'Host: localhost', 'Connection: close'],
    ...['Idempotency-Key: both', `X-Auth-Token: ${token}`, `X-CSRF-Token: ${csrfToken}`],
    `Content-Length: ${String(Buffer.byteLength(body))}`,
  ]
  // Sockets, because the body has to wait until the server has seen both requests.
  const twice = [connect(Number(port), hostname), connect(Number(port), hostname)]
  twice.forEach((socket) => socket.write(`${head.join('\r\n')}\r\n\r\n`))
  await Promise.all(twice.map((socket) => once(socket, 'connect')))
  await printedFor()
  const answers = await Promise.all(
    twice.map(async (socket) => {
      socket.write(body)
      return /"id":\d+/.exec(await text(socket))?.[0]
    }),
  )
  expect(answers).toEqual([expect.stringMatching(/id/), answers[0]])
})

it('what it does not know, and what is no file of the build, is not found', async () => {
  expect((await fetch(`${shop}/api/v2/internal/basket/`)).status).toBe(404)
  expect((await fetch(`${shop}/assets/lens-widgets/..%2Fjest.config.mjs`)).status).toBe(404)
  expect((await fetch(`${shop}/assets/lens-widgets/%`)).status).toBe(400)
})
