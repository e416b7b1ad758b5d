import '../support/browser'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as Sentry from '@sentry/browser'
import nock from 'nock'
import { emit } from '../../src/host/events'

it('problems and errors reach Sentry, by the browser library itself', async () => {
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push(body)
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  nock.enableNetConnect('127.0.0.1')
  Sentry.init({ dsn: `http://key@127.0.0.1:${port}/1`, defaultIntegrations: false })
  Object.assign(globalThis, { Sentry })
  jest.requireActual(join(__dirname, '../../examples/integrations/monitoring/sentry.js'))

  emit('problem', {
    kind: 'unreadable',
    call: 'GET /api/v2/internal/basket/',
    field: 'items[].price',
    status: null,
    reason: 'type',
    times: 3,
  })
  emit('error', {
    name: 'basket',
    doing: 'draw',
    message: 'x is not a function',
    error: new TypeError('x is not a function'),
    container: undefined,
  })
  await Sentry.flush()
  await Sentry.close()
  await new Promise((resolve) => server.close(resolve))

  const all = received.join('\n')
  expect(all).toContain('lens-widgets unreadable GET /api/v2/internal/basket/ items[].price')
  expect(all).toMatch(/"level":"warning"/)
  expect(all).toMatch(/"type":"TypeError","value":"x is not a function"/)
  expect(all).toMatch(/"widget":"basket"/)
})
